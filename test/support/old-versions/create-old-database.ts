import { sql, SqliteAdapter } from "kysely";
import type { Database } from "#src/platform/database/database.ts";
import { stepsIn } from "#src/platform/database/upgrades/applied-migrations.ts";
import { withoutForeignKeys } from "#src/platform/database/foreign-keys.ts";
import { migrate } from "#src/platform/database/upgrades/migrate.ts";
import { migrations } from "#src/platform/database/upgrades/migrations.ts";
import type { OldDatabase } from "./old-databases.ts";

/**
 * Fills an empty SQLite or PostgreSQL database from a kept database. The result has the schema, the list of migrations
 * and the rows of the kept database, without the rows of a new site.
 */
export async function createOldDatabase(
  db: Database,
  { migrations: ran, tables }: OldDatabase,
): Promise<void> {
  const steps = stepsIn(Object.keys(ran), Object.keys(migrations));
  await migrate(db, { steps: Object.fromEntries(steps.map((step) => [step, migrations[step]!])) });
  await sql`delete from kysely_migration`.execute(db);
  for (const [index, step] of Object.keys(ran).entries()) {
    const at = new Date(Date.UTC(2026, 10, 20) + index).toISOString();
    await sql`insert into kysely_migration (name, timestamp) values (${step}, ${at})`.execute(db);
  }
  await withoutForeignKeys(db, async () => {
    for (const table of Object.keys(tables)) await sql`delete from ${sql.table(table)}`.execute(db);
    for (const [table, { columns, rows }] of Object.entries(tables)) {
      const names = sql.join(columns.map((column) => sql.ref(column)));
      for (const row of rows)
        await sql`insert into ${sql.table(table)} (${names}) values (${sql.join(row)})`.execute(db);
      await continueIds(db, table);
    }
  });
}

/** Sets PostgreSQL's sequence to the largest id. SQLite needs no sequence. */
async function continueIds(db: Database, table: string): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return;
  const columns = (await db.introspection.getTables()).find(({ name }) => name === table)!.columns;
  if (!columns.some(({ name, isAutoIncrementing }) => name === "id" && isAutoIncrementing)) return;
  await sql`
    select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), greatest((select max(id) from ${sql.table(table)}), 1))
  `.execute(db);
}
