import { migrationsBefore1 } from "./migrations-before-1.ts";

/** The migration that creates the schema of version 1.0. */
export const firstStep = "001-schema-of-version-1";

/** A database or an archive has unknown migrations: a newer program made it. */
export class NewerSchemaError extends Error {
  override name = "NewerSchemaError";
  /** The unknown migrations. */
  readonly steps: readonly string[];

  constructor(steps: readonly string[]) {
    super(
      `The database was made by a newer version of this program (it has ${steps.join(", ")}). ` +
        "Start that version, or restore a backup from before it. Nothing has been changed.",
    );
    this.steps = steps;
  }
}

/** A database or an archive is older than the last 0.1. This program can't upgrade it. */
export class OlderSchemaError extends Error {
  override name = "OlderSchemaError";
  /** The missing migrations of version 0.1. */
  readonly steps: readonly string[];

  constructor(steps: readonly string[]) {
    super(
      `The database was made by a version before the last 0.1 (it lacks ${steps.join(", ")}). ` +
        "Start the last version 0.1 on it once, and then this one. Nothing has been changed.",
    );
    this.steps = steps;
  }
}

/** True for migrations of version 0.1. */
export const isBefore1 = (step: string): boolean => migrationsBefore1.includes(step);

/**
 * Refuses a schema that this program can't upgrade.
 * @param executed the migrations of a database or an archive
 * @param known this program's migrations
 * @throws NewerSchemaError, OlderSchemaError
 */
export function refuseOtherSchemas(executed: readonly string[], known: readonly string[]): void {
  const unknown = executed.filter((step) => !known.includes(step) && !isBefore1(step));
  if (unknown.length > 0) throw new NewerSchemaError(unknown);
  const lacking = migrationsBefore1.filter((step) => !executed.includes(step));
  if (executed.some(isBefore1) && lacking.length > 0) throw new OlderSchemaError(lacking);
}

/**
 * Translates migrations to this program's: its first one replaces all those of version 0.1.
 * @throws as {@link refuseOtherSchemas}
 */
export function stepsIn(executed: readonly string[], known: readonly string[]): string[] {
  refuseOtherSchemas(executed, known);
  return executed.some(isBefore1)
    ? [firstStep, ...executed.filter((step) => !isBefore1(step))]
    : [...executed];
}
