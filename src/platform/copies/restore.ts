import type { Config } from "#src/platform/config.ts";
import { openDatabase, whileStarting, type Database } from "#src/platform/database/database.ts";
import { migrate } from "#src/platform/database/upgrades/migrate.ts";
import { removeAutomaticMails } from "#src/platform/mail-outbox.ts";
import type { Storage } from "#src/platform/files/storage.ts";
import type { Manifest } from "#src/platform/copies/archive/archive.ts";
import { openArchive, type ArchivePlace } from "#src/platform/copies/archive/open-archive.ts";
import { archivedFiles, archivedRows } from "#src/platform/copies/archive/read-archive.ts";
import { compareDatabase } from "./compare.ts";
import { addStoredErasures, readStoredErasures } from "./erasures/erasure-lists.ts";
import type { Erasures } from "./erasures/erasures.ts";
import { fillDatabase } from "./fill-database.ts";
import { beginCopy, removeCopy, finishCopy, expectFreePlace } from "./incomplete-copy.ts";
import { inPieces, putCompared } from "./site-files.ts";
import { verifyArchive } from "./verify.ts";

export interface RestorePlace {
  config: Pick<Config, "databaseUrl" | "dataDir">;
  storage: Storage;
  /** Deletes all data that is recorded as erased. @returns the number of deleted items */
  repeatErasures(db: Database): Promise<number>;
  /** Stops the messages about notices and news to subscribers, until staff start these messages again. */
  holdAnnouncements(db: Database): Promise<void>;
  /** Stops overdue publications. @returns the number of stopped publications */
  holdPassedPlans(db: Database): Promise<number>;
}

export interface RestoreResult {
  manifest: Manifest;
  files: number;
  /** The time at which the latest list of erasures was written. Undefined without a list, or if no list has a time. */
  erasedUntil: string | undefined;
  erased: number;
  held: number;
}

/**
 * Restores a site into an empty place. A failed restore empties the place again. An interrupted restore can be run
 * again.
 * @throws ArchiveError when the archive or a list of erasures is damaged
 * @throws ConfigError when the place isn't empty
 */
export async function restore(
  source: ArchivePlace,
  { config, storage, repeatErasures, holdAnnouncements, holdPassedPlans }: RestorePlace,
): Promise<RestoreResult> {
  const { manifest, lists } = await checkBackup(source);
  const open = () => openArchive(source);
  await using db = await openDatabase(config, { waitLimits: whileStarting });
  await expectFreePlace(db, storage);
  await beginCopy(db);
  try {
    await fillDatabase(db, manifest, archivedRows(open));
    await compareDatabase(config, manifest);
    let files = 0;
    for await (const piece of inPieces(archivedFiles(open), ({ bytes }) => bytes.length)) {
      await putCompared(storage, piece);
      files += piece.length;
    }
    await migrate(db);
    const erasedUntil = await addStoredErasures(db, lists);
    const erased = await repeatErasures(db);
    await removeAutomaticMails(db);
    await holdAnnouncements(db);
    const held = await holdPassedPlans(db);
    await finishCopy(db);
    return { manifest, files, erasedUntil, erased, held };
  } catch (error) {
    // If this removal fails, the database stays marked as unfinished.
    await removeCopy(db, storage).catch(() => {});
    throw error;
  }
}

/** Checks that an archive can be restored. @throws ArchiveError when the archive or a list of erasures is damaged */
export async function checkBackup(source: ArchivePlace): Promise<{ manifest: Manifest; lists: Erasures[] }> {
  const lists = await readStoredErasures(source.place);
  return { manifest: await verifyArchive(() => openArchive(source)), lists };
}
