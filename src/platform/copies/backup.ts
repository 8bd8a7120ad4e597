import { version } from "#package.json";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Config } from "#src/platform/config.ts";
import type { Database } from "#src/platform/database/database.ts";
import { namesIn, type Storage } from "#src/platform/files/storage.ts";
import { openSnapshot } from "#src/platform/copies/snapshot/open-snapshot.ts";
import { encrypt, type ReadKey } from "#src/platform/copies/archive/encryption.ts";
import { packArchive } from "#src/platform/copies/archive/pack-archive.ts";
import { writeErasures } from "./erasures/erasure-lists.ts";
import {
  backupName,
  isBackupName,
  oldBackups,
  unverifiedName,
  unverifiedBackups,
} from "./backup-retention.ts";
import type { Place } from "./places.ts";
import { verifyInWorkerProcess } from "./verify-in-worker-process.ts";

export interface BackupSource {
  config: Pick<Config, "databaseUrl" | "dataDir" | "backup">;
  db: Database;
  storage: Storage;
  now(): Temporal.Instant;
}

interface BackupResult {
  bytes: number;
  /** The names of damaged lists of erasures. A restore stops at a damaged list. */
  damagedLists: string[];
}

/** Writes an archive and verifies it, and writes the list of erasures. Until then, NAME.unverified marks it. */
export async function backUp(
  site: BackupSource,
  place: Place,
  name: string,
  signal?: AbortSignal,
): Promise<BackupResult> {
  await place.put([
    { name: unverifiedName(name), content: Buffer.from("This backup isn't verified yet.\n") },
  ]);
  try {
    const { bytes, readKey } = await writeArchive(site, place, name, signal);
    await verifyInWorkerProcess({ place, name, key: readKey }, signal);
    const damagedLists = await writeErasures(site, place);
    await place.remove([unverifiedName(name)]);
    return { bytes, damagedLists };
  } catch (error) {
    // If this removal fails, the archive stays marked as unverified.
    await place.remove([name, unverifiedName(name)]).catch(() => {});
    throw error;
  }
}

async function writeArchive(
  { config, storage, now }: BackupSource,
  place: Storage,
  name: string,
  signal: AbortSignal | undefined,
): Promise<{ bytes: number; readKey: ReadKey | undefined }> {
  const { key } = config.backup;
  await using snapshot = await openSnapshot(config);
  const packed = packArchive({ snapshot, storage }, { program: version, takenAt: toStoredInstant(now()) });
  const { encrypted, readKey } = key ? await encrypt(packed, key) : { encrypted: packed, readKey: undefined };
  let bytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const piece of encrypted) {
      signal?.throwIfAborted();
      bytes += piece.length;
      yield piece;
    }
  }
  await place.put([{ name, content: counted() }]);
  const stored = await place.size(name);
  if (stored !== bytes) throw new Error(`The stored backup has ${stored} bytes instead of ${bytes}.`);
  return { bytes, readKey };
}

/** Makes a backup with the time in its name. Removes expired backups, and unverified backups of killed processes. */
export async function backUpByDate(
  site: BackupSource,
  place: Place,
  signal?: AbortSignal,
): Promise<BackupResult & { name: string; removed: number }> {
  const { key, keep } = site.config.backup;
  const { id: siteId } = await site.db.selectFrom("site").select("id").executeTakeFirstOrThrow();
  await place.remove(unverifiedBackups(await namesIn(place, ""), siteId));
  const name = backupName(site.now(), { siteId, isEncrypted: key !== undefined });
  const made = await backUp(site, place, name, signal);
  const old = oldBackups(await listBackups(place), siteId, keep);
  await place.remove(old);
  return { ...made, name, removed: old.length };
}

export async function hasBackup(place: Storage, name: string): Promise<boolean> {
  return (await place.size(name)) !== undefined && (await place.size(unverifiedName(name))) === undefined;
}

/** Lists the verified backups whose names have the form of `backupName`, oldest first. */
export async function listBackups(place: Storage): Promise<string[]> {
  const names = await namesIn(place, "");
  return names.filter((name) => isBackupName(name) && !names.includes(unverifiedName(name))).toSorted();
}
