import { PostgresAdapter, sql } from "kysely";
import { ConfigError } from "#src/platform/config.ts";
import type { Database } from "#src/platform/database/database.ts";
import { tableNames } from "#src/platform/database/table-names.ts";
import type { Storage } from "#src/platform/files/storage.ts";
import { listSiteFiles } from "./site-files.ts";

/*
 * A database that is being filled from an archive or another site says so until it is whole: it has this table, and no
 * site starts on it.
 */
const table = "unfinishedCopy";

/** Whether the database holds what a broken-off copy has left, nothing at all, or a site. */
export async function stateOf(db: Database): Promise<"empty" | "half" | "site"> {
  const names = await tableNames(db);
  if (names.includes(table)) return "half";
  return names.length === 0 ? "empty" : "site";
}

/**
 * Refuses a place that has a site already, or a part of one, unless a broken-off copy has left it.
 * @param storage left out when no files are copied
 * @throws ConfigError
 */
export async function refuseTakenPlace(db: Database, storage: Storage | undefined): Promise<void> {
  const state = await stateOf(db);
  if (state === "half") return;
  if (state === "site")
    throw new ConfigError(
      "There is a site already where it should go: the database isn't empty. Nothing was changed.",
    );
  for await (const { name } of storage ? listSiteFiles(storage) : [])
    throw new ConfigError(
      `Files of a site are there already, as ${name}, where it should go. Nothing was changed.`,
    );
}

/** Marks a database that is about to be filled. What a broken-off copy has left goes. */
export async function beginCopy(db: Database): Promise<void> {
  await db.schema.createTable(table).ifNotExists().addColumn("id", "integer").execute();
  await dropTables(db);
}

/** Takes away what a failed copy has brought to a place that was empty before. */
export async function emptyAgain(db: Database, storage: Storage): Promise<void> {
  const files = await Array.fromAsync(listSiteFiles(storage), ({ name }) => name);
  await storage.remove(files);
  await dropTables(db);
  await finishCopy(db);
}

/** All but the one that says that the database is unfinished. */
async function dropTables(db: Database): Promise<void> {
  const left = (await tableNames(db)).filter((each) => each !== table);
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    for (const name of left) await sql`drop table ${sql.table(name)} cascade`.execute(db);
    return;
  }
  await sql`pragma foreign_keys = 0`.execute(db);
  // The index of a search takes its own tables with it.
  for (const name of left.filter((each) => !each.startsWith("searchIndex_")))
    await sql`drop table ${sql.table(name)}`.execute(db);
  await sql`pragma foreign_keys = 1`.execute(db);
}

/** The database is whole. */
export async function finishCopy(db: Database): Promise<void> {
  await db.schema.dropTable(table).execute();
}

/**
 * Refuses a database whose filling was broken off.
 * @throws ConfigError
 */
export async function refuseHalfCopy(db: Database): Promise<void> {
  if ((await stateOf(db)) !== "half") return;
  throw new ConfigError(
    "The database holds half a site: a restore or a move into it was broken off. Run that again to its end; nothing has been changed.",
  );
}
