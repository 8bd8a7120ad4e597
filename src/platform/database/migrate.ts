import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import type { Database } from "./database.ts";

/** The migrations by file name without its ending. They run in the order of their names. */
export const migrations: Record<string, Migration> = Object.fromEntries(
  Object.entries(import.meta.glob<Migration>("/db/migrations/*.ts", { eager: true })).map(([file, step]) => [
    file.replace(/^.*\/|\.ts$/g, ""),
    step,
  ]),
);

/** The database has migrations that this program doesn't know: a newer program made it. */
export class NewerSchemaError extends Error {
  override name = "NewerSchemaError";
}

/**
 * Brings the schema up to date in one transaction, and only once even when several processes start together.
 * @throws NewerSchemaError before it changes anything
 */
export async function migrate(database: Database): Promise<void> {
  const unknown = (await executedSteps(database)).filter((step) => !(step in migrations));
  if (unknown.length > 0) {
    throw new NewerSchemaError(
      `The database was made by a newer version of this program (it has ${unknown.join(", ")}). ` +
        "Start that version, or restore a backup from before it; nothing has been changed.",
    );
  }
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error as Error;
}

/** Whether every migration has run, for /readyz. */
export async function isMigrated(database: Database): Promise<boolean> {
  const executed = await executedSteps(database);
  return Object.keys(migrations).every((step) => executed.includes(step));
}

async function executedSteps(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === "kysely_migration")) return [];
  const rows = await (database as Kysely<any>).selectFrom("kysely_migration").select("name").execute();
  return rows.map((row) => String(row["name"]));
}
