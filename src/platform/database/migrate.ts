import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import { ConfigError } from "#src/platform/config.ts";
import type { Database } from "./database.ts";
import { tableNames } from "./table-names.ts";

type Steps = Record<string, Migration>;

/** The migrations by file name without its ending. They run in the order of their names. */
export const migrations: Steps = Object.fromEntries(
  Object.entries(import.meta.glob<Migration>("/db/migrations/*.ts", { eager: true })).map(([file, step]) => [
    file.replace(/^.*\/|\.ts$/g, ""),
    step,
  ]),
);

/** The database has migrations that this program doesn't know: a newer program made it. */
export class NewerSchemaError extends Error {
  override name = "NewerSchemaError";
}

/** A migration failed, and all that were to run with it have been rolled back. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

interface Options {
  /**
   * Copies a database that has data before the first of its migrations runs, and gives the copy's file. Nobody writes
   * meanwhile.
   */
  keepCopy?: ((firstStep: string) => Promise<string>) | undefined;
  /** Other steps than this program's, for tests. */
  steps?: Steps;
}

/**
 * Brings the schema up to date in one transaction, and only once even when several processes start together. Steps
 * that were written side by side may have come to a site in any order.
 * @throws NewerSchemaError before it changes anything
 * @throws MigrationError when a step fails; the database is as it was
 */
export async function migrate(
  database: Database,
  { keepCopy, steps = migrations }: Options = {},
): Promise<void> {
  const executed = await executedSteps(database);
  refuseNewer(executed, steps);
  if (missing(executed, steps).length === 0) return;
  let copy: string | undefined;
  const withCopy = async (name: string, step: Migration, transaction: Kysely<unknown>) => {
    // In the transaction: another process may have done all of it while this one waited for its turn.
    if (executed.length > 0) copy ??= await keepCopy?.(name);
    await step.up(transaction);
  };
  const provided = Object.entries(steps).map(([name, step]): [string, Migration] => [
    name,
    { up: (transaction) => withCopy(name, step, transaction) },
  ]);
  const { error, results = [] } = await new Migrator({
    db: database,
    provider: { getMigrations: async () => Object.fromEntries(provided) },
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  const failed = results.find(({ status }) => status === "Error")?.migrationName;
  if (!error) return;
  if (!failed || error instanceof ConfigError) throw error as Error;
  throw new MigrationError(
    `The database could not be brought up to date: ${failed} failed (${(error as Error).message}). ` +
      "It is as it was, and the version that ran before starts on it." +
      (copy ? ` A copy of it is in ${copy}.` : ""),
    { cause: error },
  );
}

/** Whether every migration has run, for /readyz. */
export async function isMigrated(database: Database): Promise<boolean> {
  return missing(await executedSteps(database), migrations).length === 0;
}

function refuseNewer(executed: string[], steps: Steps): void {
  const unknown = executed.filter((step) => !(step in steps));
  if (unknown.length === 0) return;
  throw new NewerSchemaError(
    `The database was made by a newer version of this program (it has ${unknown.join(", ")}). ` +
      "Start that version, or restore a backup from before it; nothing has been changed.",
  );
}

const missing = (executed: string[], steps: Steps) =>
  Object.keys(steps).filter((step) => !executed.includes(step));

async function executedSteps(database: Database): Promise<string[]> {
  if (!(await tableNames(database)).includes("kysely_migration")) return [];
  const rows = await (database as Kysely<any>).selectFrom("kysely_migration").select("name").execute();
  return rows.map((row) => String(row["name"]));
}
