import { PostgresAdapter, sql } from "kysely";
import type { Database } from "./database.ts";

/**
 * Runs `fill` without foreign keys and checks the foreign keys afterwards. No other process may use the database during
 * this time.
 * @throws Error when a row refers to a missing row; the database is then unusable
 */
export async function withoutForeignKeys(db: Database, fill: () => Promise<void>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return withoutConstraints(db, fill);
  await sql`pragma foreign_keys = 0`.execute(db);
  try {
    await fill();
    const { rows } = await sql<{
      table: string;
      parent: string;
    }>`select "table", parent from pragma_foreign_key_check limit 1`.execute(db);
    if (rows[0]) throw new Error(`A row of ${rows[0].table} refers to a missing row of ${rows[0].parent}.`);
  } finally {
    await sql`pragma foreign_keys = 1`.execute(db);
  }
}

/** Drops and adds the constraints, because only a superuser can disable them on PostgreSQL. */
async function withoutConstraints(db: Database, fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
  const alter = (table: string, change: string) => sql.raw(`alter table ${table} ${change}`).execute(db);
  for (const { table, name } of rows) await alter(table, `drop constraint ${name}`);
  await fill();
  for (const { table, name, definition } of rows) await alter(table, `add constraint ${name} ${definition}`);
}
