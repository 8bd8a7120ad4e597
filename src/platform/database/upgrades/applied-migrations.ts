import { migrationsBefore1 } from "./migrations-before-1.ts";

export const firstStep = "001-schema-of-version-1";

/** Thrown when a newer version of the program made the database or archive. */
export class NewerSchemaError extends Error {
  override name = "NewerSchemaError";
  readonly steps: readonly string[];

  constructor(steps: readonly string[]) {
    super(
      `The database was made by a newer version of this program (it has ${steps.join(", ")}). ` +
        "Start that version, or restore a backup that an older version made. Nothing has been changed.",
    );
    this.steps = steps;
  }
}

/** The database or archive is older than the last release of 0.1, so this program can't upgrade it. */
export class OlderSchemaError extends Error {
  override name = "OlderSchemaError";
  readonly steps: readonly string[];

  constructor(steps: readonly string[]) {
    super(
      `The database is older than the last release of version 0.1 (it lacks ${steps.join(", ")}). ` +
        "Start the last release of version 0.1 once with this database, and then start this version. " +
        "Nothing has been changed.",
    );
    this.steps = steps;
  }
}

export const isBefore1 = (step: string): boolean => migrationsBefore1.includes(step);

/** @throws NewerSchemaError or OlderSchemaError when this program can't upgrade the schema */
export function refuseOtherSchemas(executed: readonly string[], known: readonly string[]): void {
  const unknown = executed.filter((step) => !known.includes(step) && !isBefore1(step));
  if (unknown.length > 0) throw new NewerSchemaError(unknown);
  const lacking = migrationsBefore1.filter((step) => !executed.includes(step));
  if (executed.some(isBefore1) && lacking.length > 0) throw new OlderSchemaError(lacking);
}

/** Returns the executed migrations, those of 0.1 as one. @throws the errors of {@link refuseOtherSchemas} */
export function stepsIn(executed: readonly string[], known: readonly string[]): string[] {
  refuseOtherSchemas(executed, known);
  return executed.some(isBefore1)
    ? [firstStep, ...executed.filter((step) => !isBefore1(step))]
    : [...executed];
}
