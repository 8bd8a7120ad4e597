import { PostgresAdapter, sql } from "kysely";
import type { Database, Transaction } from "#src/platform/database/database.ts";
import { migrate, migrations } from "#src/platform/database/migrate.ts";
import { anyTable } from "#src/platform/store/stored-rows.ts";
import type { DatabaseMoment, Row } from "#src/platform/copies/moment/database-moment.ts";

/** SQLite takes 32,766 values in one statement (https://sqlite.org/limits.html), PostgreSQL 65,535. */
const mostValues = 30_000;

/** What of a site isn't in its rows. */
export type Frame = Pick<DatabaseMoment, "schema" | "tables" | "lastIds">;

/** Makes a site's tables, with nothing in them. Of the schema's steps this program knows all. */
export async function makeTables(db: Database, { schema, tables }: Frame): Promise<void> {
  const steps = Object.fromEntries(schema.map((step) => [step, migrations[step]!]));
  await migrate(db, { steps });
  // Some migrations put rows into what they make.
  await db.transaction().execute(async (transaction) => {
    for (const table of tables.toReversed()) await anyTable(transaction).deleteFrom(table).execute();
  });
}

/** Adds rows as they are, with their ids. */
export async function addRows(
  db: Database | Transaction,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length;
  const atOnce = Math.floor(mostValues / Math.max(columns, 1));
  for (let from = 0; from < rows.length; from += atOnce)
    await anyTable(db)
      .insertInto(table)
      .values(rows.slice(from, from + atOnce))
      .execute();
}

/** Lets the next ids come after the last ones that were given out. */
export async function setLastIds(db: Database, { lastIds }: Frame): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const [table, last] of Object.entries(lastIds)) {
    if (isPostgres)
      await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), ${last})`.execute(db);
    else {
      await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db);
    }
  }
}
