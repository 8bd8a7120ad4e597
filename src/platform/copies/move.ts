import type { Config } from "#src/platform/config.ts";
import { openDatabase, whileStarting } from "#src/platform/database/database.ts";
import type { Storage } from "#src/platform/files/storage.ts";
import { compareDatabase } from "./compare.ts";
import type { DatabaseSnapshot } from "#src/platform/copies/snapshot/database-snapshot.ts";
import { openSnapshot } from "#src/platform/copies/snapshot/open-snapshot.ts";
import { fillDatabase, type TableRows } from "./fill-database.ts";
import { beginCopy, finishCopy, expectFreePlace } from "./incomplete-copy.ts";
import { blockWrites } from "./block-writes.ts";
import { RowsDigest, type TableDigest } from "#src/platform/copies/snapshot/rows-digest.ts";
import { listSiteFiles, putCompared, readSiteFiles } from "./site-files.ts";

export interface SitePlace {
  config: Pick<Config, "databaseUrl" | "dataDir">;
  /** If this is the same object in both places, the files aren't moved. */
  storage: Storage;
}

export interface MoveResult {
  tables: Record<string, TableDigest>;
  files: number;
}

/**
 * Copies a site to an empty place and compares the copy with the original. Files are copied first. Then writes are
 * blocked while rows, and the files stored since then, are copied and compared. An interrupted move can be run again.
 * @param whenSame runs after the comparison, before writes continue
 * @throws ConfigError when the new place isn't empty
 */
export async function move(
  from: SitePlace,
  to: SitePlace,
  whenSame: (moved: MoveResult) => Promise<void>,
): Promise<void> {
  const db = await openDatabase(to.config, { waitLimits: whileStarting });
  try {
    const areFilesMoved = to.storage !== from.storage;
    await expectFreePlace(db, areFilesMoved ? to.storage : undefined);
    await beginCopy(db);
    const copiedNames = new Set<string>();
    if (areFilesMoved) await copyFiles(from.storage, to.storage, copiedNames);

    await using _ = await blockWrites(from.config, await tablesOf(from));
    await using snapshot = await openSnapshot(from.config);
    const tables: Record<string, TableDigest> = {};
    await fillDatabase(db, { ...snapshot, tables }, rowsOf(snapshot, tables));
    await compareDatabase(to.config, { tables, lastIds: snapshot.lastIds });
    if (areFilesMoved) {
      await copyFiles(from.storage, to.storage, copiedNames);
      await removeOthers(to.storage, copiedNames);
    }
    await finishCopy(db);
    await whenSame({ tables, files: copiedNames.size });
  } finally {
    await db.destroy();
  }
}

/** Yields the rows of all tables. @param tables receives each table's digest after the table's last row */
async function* rowsOf(
  snapshot: DatabaseSnapshot,
  tables: Record<string, TableDigest>,
): AsyncGenerator<TableRows> {
  for (const table of snapshot.tables) {
    const digest = new RowsDigest();
    for await (const rows of snapshot.rows(table)) {
      digest.add(rows);
      yield { table, rows };
    }
    tables[table] = digest.get();
  }
}

async function tablesOf({ config }: SitePlace): Promise<string[]> {
  await using snapshot = await openSnapshot(config);
  return snapshot.tables;
}

/** Matches camera images, which older versions overwrote. They are copied again while writes are blocked. */
const changingNames = /^webcam\//;

async function copyFiles(from: Storage, to: Storage, copiedNames: Set<string>): Promise<void> {
  const isWanted = ({ name }: { name: string }) => changingNames.test(name) || !copiedNames.has(name);
  for await (const files of readSiteFiles(from, isWanted)) {
    await putCompared(to, files);
    for (const { name } of files) copiedNames.add(name);
  }
}

async function removeOthers(storage: Storage, copiedNames: ReadonlySet<string>): Promise<void> {
  const others: string[] = [];
  for await (const { name } of listSiteFiles(storage)) if (!copiedNames.has(name)) others.push(name);
  await storage.remove(others);
}
