import type { Config } from "#src/platform/config.ts";
import { openDatabase, whileStarting } from "#src/platform/database/database.ts";
import type { Storage } from "#src/platform/files/storage.ts";
import { compareDatabase } from "./compare.ts";
import type { DatabaseMoment } from "#src/platform/copies/moment/database-moment.ts";
import { openMoment } from "#src/platform/copies/moment/open-moment.ts";
import { fillDatabase, type TableRows } from "./fill-database.ts";
import { beginCopy, finishCopy, refuseTakenPlace } from "./half-copy.ts";
import { holdWrites } from "./hold-writes.ts";
import { RowsDigest, type TableDigest } from "#src/platform/copies/moment/rows-digest.ts";
import { listSiteFiles, putCompared, readSiteFiles } from "./site-files.ts";

/** A site's database and files. */
export interface SitePlace {
  config: Pick<Config, "databaseUrl" | "dataDir">;
  /** The same in both places when the files stay where they are. */
  storage: Storage;
}

/** What was moved. */
export interface Moved {
  tables: Record<string, TableDigest>;
  files: number;
}

/**
 * Copies a site to an empty place, with its ids and its history, and compares both. Guests read meanwhile. Files, which
 * never change under their names, are copied while staff and guests write, too; then writes are held, and rows and the
 * files that have come since follow. When it is broken off, no site starts in the new place, and it can be done again.
 * @param whenSame is run once both places hold the same, before writes go on in the old one
 * @throws ConfigError when the new place isn't empty
 */
export async function move(
  from: SitePlace,
  to: SitePlace,
  whenSame: (moved: Moved) => Promise<void>,
): Promise<void> {
  const db = await openDatabase(to.config, { patience: whileStarting });
  try {
    const areFilesMoved = to.storage !== from.storage;
    await refuseTakenPlace(db, areFilesMoved ? to.storage : undefined);
    await beginCopy(db);
    const isCopied = new Set<string>();
    if (areFilesMoved) await copyFiles(from.storage, to.storage, isCopied);

    await using _ = await holdWrites(from.config, await tablesOf(from));
    await using moment = await openMoment(from.config);
    const tables: Record<string, TableDigest> = {};
    await fillDatabase(db, { ...moment, tables }, rowsOf(moment, tables));
    await compareDatabase(to.config, { tables, lastIds: moment.lastIds });
    if (areFilesMoved) {
      await copyFiles(from.storage, to.storage, isCopied);
      await removeOthers(to.storage, isCopied);
    }
    await finishCopy(db);
    await whenSame({ tables, files: isCopied.size });
  } finally {
    await db.destroy();
  }
}

/** All rows of a site. @param tables gets the digest of each table once its rows are read */
async function* rowsOf(
  moment: DatabaseMoment,
  tables: Record<string, TableDigest>,
): AsyncGenerator<TableRows> {
  for (const table of moment.tables) {
    const digest = new RowsDigest();
    for await (const rows of moment.rows(table)) {
      digest.add(rows);
      yield { table, rows };
    }
    tables[table] = digest.get();
  }
}

async function tablesOf({ config }: SitePlace): Promise<string[]> {
  await using moment = await openMoment(config);
  return moment.tables;
}

/** What a camera sends has the camera's name; all other names stand for the same bytes for ever. */
const changes = /^webcam\//;

/** Copies the files that aren't copied yet, and those that may have changed since. */
async function copyFiles(from: Storage, to: Storage, isCopied: Set<string>): Promise<void> {
  const isWanted = ({ name }: { name: string }) => changes.test(name) || !isCopied.has(name);
  for await (const files of readSiteFiles(from, isWanted)) {
    await putCompared(to, files);
    for (const { name } of files) isCopied.add(name);
  }
}

/** What a move that was broken off has brought, and that isn't in the old place any more. */
async function removeOthers(storage: Storage, isCopied: ReadonlySet<string>): Promise<void> {
  const others: string[] = [];
  for await (const { name } of listSiteFiles(storage)) if (!isCopied.has(name)) others.push(name);
  await storage.remove(others);
}
