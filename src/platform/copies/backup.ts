import { version } from "#package.json";
import { toStoredInstant } from "#src/i18n/time.ts";
import type { Config } from "#src/platform/config.ts";
import type { Database } from "#src/platform/database/database.ts";
import { namesIn, type Storage } from "#src/platform/files/storage.ts";
import { openMoment } from "#src/platform/copies/moment/open-moment.ts";
import { encrypt } from "#src/platform/copies/archive/encryption.ts";
import { keepErasures } from "./erasure-lists.ts";
import { backupName, isBackupName, oldBackups } from "./kept-backups.ts";
import { packArchive } from "#src/platform/copies/archive/pack-archive.ts";

/** A site that can be backed up: beside a running one, too. */
export interface BackedUp {
  config: Pick<Config, "databaseUrl" | "dataDir" | "backup">;
  db: Database;
  storage: Storage;
  now(): Temporal.Instant;
}

/**
 * Writes the whole site into one archive, whole or not at all, and beside it what was erased so far.
 * @param place where the archive and the list go
 * @param name the archive's
 * @param signal breaks it off, and leaves nothing
 * @returns its bytes
 */
export async function backUp(
  site: BackedUp,
  place: Storage,
  name: string,
  signal?: AbortSignal,
): Promise<number> {
  const { key } = site.config.backup;
  // Closed here too, in case nobody reads the archive to its end.
  await using moment = await openMoment(site.config);
  const about = { program: version, takenAt: toStoredInstant(site.now()) };
  const packed = packArchive({ moment, storage: site.storage }, about);
  let bytes = 0;
  async function* counted(archive: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of archive) {
      signal?.throwIfAborted();
      bytes += piece.length;
      yield piece;
    }
  }
  await place.put([{ name, content: counted(key ? await encrypt(packed, key) : packed) }]);
  const stored = await place.size(name);
  if (stored !== bytes)
    throw new Error(`The backup has ${stored} bytes where it was put, and should have ${bytes}.`);
  await keepErasures(site, place);
  return bytes;
}

/**
 * Makes a backup under the name of its moment, and removes those that have had their time.
 * @param signal breaks it off
 * @returns its name and bytes, and how many went
 */
export async function backUpByDate(
  site: BackedUp,
  place: Storage,
  signal?: AbortSignal,
): Promise<{ name: string; bytes: number; removed: number }> {
  const { key, keep } = site.config.backup;
  const { id: siteId } = await site.db.selectFrom("site").select("id").executeTakeFirstOrThrow();
  const name = backupName(site.now(), { siteId, isEncrypted: key !== undefined });
  const bytes = await backUp(site, place, name, signal);
  const old = oldBackups(await listBackups(place), siteId, keep);
  await place.remove(old);
  return { name, bytes, removed: old.length };
}

/** The backups in a place that were made by themselves, the latest last. */
export async function listBackups(place: Storage): Promise<string[]> {
  return (await namesIn(place, "")).filter(isBackupName).toSorted();
}
