import { PostgresAdapter, sql } from "kysely";
import { ArchiveError, type Manifest } from "#src/platform/copies/archive/archive.ts";
import type { Database } from "#src/platform/database/database.ts";
import { stepsIn } from "#src/platform/database/upgrades/applied-migrations.ts";
import { withoutForeignKeys } from "#src/platform/database/foreign-keys.ts";
import { migrate } from "#src/platform/database/upgrades/migrate.ts";
import { migrations } from "#src/platform/database/upgrades/migrations.ts";
import { tableNames } from "#src/platform/database/table-names.ts";
import { anyTable } from "#src/platform/store/any-table.ts";
import { isOfSite, type Row } from "#src/platform/copies/snapshot/database-snapshot.ts";

/** SQLite accepts 32,766 values in a statement, and PostgreSQL 65,535 (https://sqlite.org/limits.html). */
const maxBoundValues = 30_000;

type Frame = Pick<Manifest, "schema" | "lastIds"> & { tables: Record<string, unknown> };

export interface TableRows {
  table: string;
  rows: readonly Row[];
}

/**
 * Creates a site's tables in an empty database and inserts the rows unchanged.
 * @throws NewerSchemaError or OlderSchemaError when this program can't upgrade the schema
 * @throws ArchiveError when the schema lacks a table of the archive
 */
export async function fillDatabase(
  db: Database,
  { schema, tables, lastIds }: Frame,
  rows: AsyncIterable<TableRows>,
): Promise<void> {
  const steps = stepsIn(schema, Object.keys(migrations));
  await migrate(db, { steps: Object.fromEntries(steps.map((step) => [step, migrations[step]!])) });
  const made = (await tableNames(db)).filter(isOfSite);
  for (const table of Object.keys({ ...tables, ...lastIds }))
    if (!made.includes(table)) throw new ArchiveError(`The archive has an unknown table, ${table}.`);
  await withoutForeignKeys(db, async () => {
    // Removes rows that the migrations have inserted.
    for (const table of made) await anyTable(db).deleteFrom(table).execute();
    for await (const each of rows) await addRows(db, each);
  });
  await setLastIds(db, lastIds);
}

async function addRows(db: Database, { table, rows }: TableRows): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length;
  const atOnce = Math.floor(maxBoundValues / Math.max(columns, 1));
  for (let from = 0; from < rows.length; from += atOnce)
    await anyTable(db)
      .insertInto(table)
      .values(rows.slice(from, from + atOnce))
      .execute();
}

async function setLastIds(db: Database, lastIds: Frame["lastIds"]): Promise<void> {
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
