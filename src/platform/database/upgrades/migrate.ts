import type { Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import { Problem } from "#src/platform/api/problem.ts";
import { ConfigError } from "#src/platform/config.ts";
import type { Database } from "#src/platform/database/database.ts";
import { firstStep, isBefore1, refuseOtherSchemas } from "./applied-migrations.ts";
import { migrationsBefore1 } from "./migrations-before-1.ts";
import { migrations } from "./migrations.ts";
import { tableNames } from "#src/platform/database/table-names.ts";

type Steps = Record<string, Migration>;

const table = "kysely_migration";

/** Thrown when a migration fails. All migrations of the same run have been rolled back. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

interface Options {
  /** Copies the database before a migration changes its data. @returns the copy's path */
  keepCopy?: ((firstStep: string) => Promise<string>) | undefined;
  steps?: Steps;
}

export interface MigrationResult {
  /** The migrations that this process has run; empty when another process has run them. */
  ran: string[];
  copy: string | undefined;
}

/** @throws NewerSchemaError or OlderSchemaError when this program can't upgrade the database */
export async function expectKnownSchema(database: Database): Promise<void> {
  refuseOtherSchemas(await executedSteps(database), Object.keys(migrations));
}

/**
 * Runs the missing migrations once, in one transaction, even when several processes start together. The order of the
 * migrations may vary between sites, because migrations are developed in parallel.
 * @throws NewerSchemaError or OlderSchemaError when this program can't upgrade the database; the database is unchanged
 * @throws MigrationError when a migration fails; the database is unchanged
 */
export async function migrate(
  database: Database,
  { keepCopy, steps = migrations }: Options = {},
): Promise<MigrationResult> {
  const ownSteps = Object.keys(steps);
  let executed = await executedSteps(database);
  refuseOtherSchemas(executed, ownSteps);
  if (missing(executed, ownSteps).length === 0) return { ran: [], copy: undefined };
  let copy: string | undefined;
  const withCopy = async (name: string, step: Migration, transaction: Kysely<unknown>) => {
    if (executed.length > 0) copy ??= await keepCopy?.(name);
    if (name === firstStep && executed.some(isBefore1)) await forgetStepsBefore1(transaction);
    else await step.up(transaction);
  };
  const provided = Object.entries(steps).map(([name, step]): [string, Migration] => [
    name,
    { up: (transaction) => withCopy(name, step, transaction) },
  ]);
  const { error, results = [] } = await new Migrator({
    db: database,
    provider: {
      // Read the migrations again under Kysely's lock, because another process may have run them in the meantime.
      async getMigrations() {
        executed = await stepsInTable(database);
        refuseOtherSchemas(executed, ownSteps);
        return Object.fromEntries([...provided, ...executed.filter(isBefore1).map((name) => [name, done])]);
      },
    },
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  if (!error) return { ran: results.map(({ migrationName }) => migrationName), copy };
  const failed = results.find(({ status }) => status === "Error")?.migrationName;
  if (!failed || error instanceof ConfigError) throw error as Error;
  const reason = (error instanceof Problem && error.cause) || error;
  throw new MigrationError(
    `The database could not be brought up to date: ${failed} failed (${(reason as Error).message}). ` +
      "The database is unchanged, and the previous version still starts with it." +
      (copy ? ` A copy of the database is in ${copy}.` : ""),
    { cause: error },
  );
}

/** The stub for migrations of version 0.1 that have run, because Kysely refuses unknown migrations. */
const done: Migration = { up: () => Promise.reject(new Error("This migration has already run.")) };

const forgetStepsBefore1 = (transaction: Kysely<any>) =>
  transaction.deleteFrom(table).where("name", "in", migrationsBefore1).execute();

export async function isMigrated(database: Database): Promise<boolean> {
  return missing(await executedSteps(database), Object.keys(migrations)).length === 0;
}

const missing = (executed: string[], own: string[]) => own.filter((step) => !executed.includes(step));

async function executedSteps(database: Database): Promise<string[]> {
  return (await tableNames(database)).includes(table) ? stepsInTable(database) : [];
}

async function stepsInTable(database: Database): Promise<string[]> {
  const rows = await (database as Kysely<any>).selectFrom(table).select("name").execute();
  return rows.map((row) => String(row["name"]));
}
