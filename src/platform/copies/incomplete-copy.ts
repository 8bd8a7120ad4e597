import { PostgresAdapter, sql } from "kysely";
import { ConfigError } from "#src/platform/config.ts";
import type { Database } from "#src/platform/database/database.ts";
import { tableNames } from "#src/platform/database/table-names.ts";
import type { Storage } from "#src/platform/files/storage.ts";
import { listSiteFiles } from "./site-files.ts";

/* A copy creates this table first and drops it at the end. A site doesn't start on a database with this table. */
const table = "unfinishedCopy";

export async function stateOf(db: Database): Promise<"empty" | "half" | "site"> {
  const names = await tableNames(db);
  if (names.includes(table)) return "half";
  return names.length === 0 ? "empty" : "site";
}

/** Accepts an empty place or an interrupted copy. @throws ConfigError when the place has a site or files of a site */
export async function expectFreePlace(db: Database, storage: Storage | undefined): Promise<void> {
  const state = await stateOf(db);
  if (state === "half") return;
  if (state === "site")
    throw new ConfigError(
      "The target already has a site: its database isn't empty. Nothing has been changed.",
    );
  for await (const { name } of storage ? listSiteFiles(storage) : [])
    throw new ConfigError(
      `The target already has files of a site, such as ${name}. Nothing has been changed.`,
    );
}

export async function beginCopy(db: Database): Promise<void> {
  await db.schema.createTable(table).ifNotExists().addColumn("id", "integer").execute();
  await dropTables(db);
}

export async function removeCopy(db: Database, storage: Storage): Promise<void> {
  const files = await Array.fromAsync(listSiteFiles(storage), ({ name }) => name);
  await storage.remove(files);
  await dropTables(db);
  await finishCopy(db);
}

async function dropTables(db: Database): Promise<void> {
  const left = (await tableNames(db)).filter((each) => each !== table);
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    for (const name of left) await sql`drop table ${sql.table(name)} cascade`.execute(db);
    return;
  }
  await sql`pragma foreign_keys = 0`.execute(db);
  // SQLite drops the tables "searchIndex_…" together with the full-text index.
  for (const name of left.filter((each) => !each.startsWith("searchIndex_")))
    await sql`drop table ${sql.table(name)}`.execute(db);
  await sql`pragma foreign_keys = 1`.execute(db);
}

export async function finishCopy(db: Database): Promise<void> {
  await db.schema.dropTable(table).execute();
}

/** @throws ConfigError when the database is an interrupted copy */
export async function refuseHalfCopy(db: Database): Promise<void> {
  if ((await stateOf(db)) !== "half") return;
  throw new ConfigError(
    "The database is incomplete: a restore or a move into it was interrupted. Run the same command again until it finishes. Nothing has been changed.",
  );
}
