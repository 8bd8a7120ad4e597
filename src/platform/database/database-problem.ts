import { Problem } from "#src/platform/api/problem.ts";

/* Problems for database errors that aren't the query's fault. Each has the driver's error as its cause. */

/** The Retry-After of database-unavailable, in seconds. */
const retrySeconds = "5";

/** The database can't be reached, is overloaded, or is locked by another process. A retry may succeed. */
export const databaseUnavailable = (cause: unknown): Problem =>
  new Problem("database-unavailable", { cause, headers: { "Retry-After": retrySeconds } });

export const databaseFull = (cause: unknown): Problem => new Problem("insufficient-storage", { cause });
