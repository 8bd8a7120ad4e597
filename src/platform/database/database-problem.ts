import { Problem } from "#src/platform/api/problem.ts";

/* What the two databases' drivers say when it isn't the query's fault, each with the driver's own error as its cause. */

/** Seconds after which asking again is worth it. */
const retrySeconds = "5";

/** The database can't be reached, is too busy, or is locked by another process: later it may answer. */
export const databaseUnavailable = (cause: unknown): Problem =>
  new Problem("database-unavailable", { cause, headers: { "Retry-After": retrySeconds } });

/** There is no room for what was to be written. */
export const databaseFull = (cause: unknown): Problem => new Problem("insufficient-storage", { cause });
