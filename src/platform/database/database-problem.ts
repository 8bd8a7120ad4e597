import { Problem } from "#src/platform/api/problem.ts";

/*
 * Errors of the two databases' drivers that aren't the query's fault. Each has the driver's own error as its cause.
 */

/** Seconds after which trying again makes sense. */
const retrySeconds = "5";

/** The database can't be reached, is too busy, or is locked by another process. It may answer later. */
export const databaseUnavailable = (cause: unknown): Problem =>
  new Problem("database-unavailable", { cause, headers: { "Retry-After": retrySeconds } });

/** The disk or database has no room for the write. */
export const databaseFull = (cause: unknown): Problem => new Problem("insufficient-storage", { cause });
