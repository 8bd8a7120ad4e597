import { Problem } from "#src/platform/api/problem.ts";

const retrySeconds = "5";

/** Returns a Problem for a database that can't be reached, is overloaded or is locked. A retry may succeed. */
export const databaseUnavailable = (cause: unknown): Problem =>
  new Problem("database-unavailable", { cause, headers: { "Retry-After": retrySeconds } });

export const databaseFull = (cause: unknown): Problem => new Problem("insufficient-storage", { cause });
