import { migrationsBefore1 } from "./migrations-before-1.ts";

/** The migration that makes the schema of version 1.0. */
export const firstStep = "001-schema-of-version-1";

/** A database or an archive has migrations that this program doesn't know: a newer program made it. */
export class NewerSchemaError extends Error {
  override name = "NewerSchemaError";
  /** The migrations that aren't known. */
  readonly steps: readonly string[];

  constructor(steps: readonly string[]) {
    super(
      `The database was made by a newer version of this program (it has ${steps.join(", ")}). ` +
        "Start that version, or restore a backup from before it; nothing has been changed.",
    );
    this.steps = steps;
  }
}

/** A database or an archive is of a version before the last 0.1, which this program doesn't upgrade any more. */
export class OlderSchemaError extends Error {
  override name = "OlderSchemaError";
  /** The migrations of version 0.1 that it lacks. */
  readonly steps: readonly string[];

  constructor(steps: readonly string[]) {
    super(
      `The database was made by a version before the last 0.1 (it lacks ${steps.join(", ")}). ` +
        "Start the last version 0.1 on it once, and then this one; nothing has been changed.",
    );
    this.steps = steps;
  }
}

/** Whether a migration is one of version 0.1. */
export const isBefore1 = (step: string): boolean => migrationsBefore1.includes(step);

/**
 * @param executed the migrations of a database or an archive
 * @param known this program's
 * @throws NewerSchemaError, OlderSchemaError when the program doesn't upgrade them
 */
export function refuseOtherSchemas(executed: readonly string[], known: readonly string[]): void {
  const unknown = executed.filter((step) => !known.includes(step) && !isBefore1(step));
  if (unknown.length > 0) throw new NewerSchemaError(unknown);
  const lacking = migrationsBefore1.filter((step) => !executed.includes(step));
  if (executed.some(isBefore1) && lacking.length > 0) throw new OlderSchemaError(lacking);
}

/**
 * Translates the migrations of a database or an archive into this program's: those of version 0.1 are its first one.
 * @throws NewerSchemaError, OlderSchemaError as {@link refuseOtherSchemas} does
 */
export function stepsIn(executed: readonly string[], known: readonly string[]): string[] {
  refuseOtherSchemas(executed, known);
  return executed.some(isBefore1)
    ? [firstStep, ...executed.filter((step) => !isBefore1(step))]
    : [...executed];
}
