import { createHash } from "node:crypto";
import { sql } from "kysely";
import pino, { type Logger } from "pino";
import type { Config } from "./config.ts";
import { createContentVersion, type ContentVersion } from "#src/platform/database/content-version.ts";
import {
  databaseFault,
  openDatabase,
  refuseDamage,
  whileServing,
  whileStarting,
  type Transaction,
  type Database,
} from "#src/platform/database/database.ts";
import { migrate } from "#src/platform/database/migrate.ts";
import type { User } from "./user.ts";

/** What every operation gets first: the world outside, so that a test can hand it another one. */
export interface Context {
  config: Config;
  db: Database;
  contentVersion: ContentVersion;
  log: Logger;
  now(): Temporal.Instant;
  /** Who asks, where that is staff. */
  user?: User;
}

/** The context inside a write: what is read and written through it belongs to that write. */
export type TransactionContext = Context & {
  db: Transaction;
  /** Has something done once the write is committed, and not at all should it be rolled back: what can't be undone. */
  afterCommit(work: () => Promise<void>): void;
};

/**
 * Opens the world outside as configured: the database, brought up to date, the log and the clock.
 * @param isStarting for what a process does before its first request: the database is looked through for damage, and
 * other processes that begin too are waited for
 * @throws ConfigError when the database can't be reached or is damaged
 * @throws NewerSchemaError when the database was made by a newer program
 */
export async function openContext(config: Config, { isStarting = false } = {}): Promise<Context> {
  const log = createLog(config.logLevel);
  const db = await openDatabase(config, { log, patience: isStarting ? whileStarting : whileServing });
  try {
    if (isStarting) await refuseDamage(db, config);
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw databaseFault(error, config);
  }
  const contentVersion = createContentVersion(db);
  await contentVersion.poll();
  return { config, db, contentVersion, log, now: createClock() };
}

/**
 * Runs a write that guests can see: all of it or nothing, and once it is committed every finished page is dropped,
 * so that the next request shows it. Inside another transaction it becomes a part of that one.
 * Raising the version first makes writers wait for each other, also those of other processes.
 */
export async function inTransaction<Result>(
  context: Context,
  work: (transaction: TransactionContext) => Promise<Result>,
): Promise<Result> {
  if (context.db.isTransaction) return work(context as TransactionContext);
  return commit(context, async (transaction) => {
    const version = await context.contentVersion.raise(transaction.db);
    transaction.afterCommit(async () => context.contentVersion.announce(version));
    return work(transaction);
  });
}

/**
 * Makes writes that name the same key wait for each other until the first has ended, also those of other processes.
 * SQLite's writes do so of themselves.
 */
export async function takeTurns({ config, db }: TransactionContext, key: string): Promise<void> {
  if (!config.databaseUrl) return;
  const number = createHash("sha256").update(key).digest().readBigInt64BE();
  await sql`select pg_advisory_xact_lock(${number})`.execute(db);
}

/** Runs a write that guests can't see: all of it or nothing, and finished pages stay. */
export async function inUnseenTransaction<Result>(
  context: Context,
  work: (transaction: TransactionContext) => Promise<Result>,
): Promise<Result> {
  if (context.db.isTransaction) return work(context as TransactionContext);
  return commit(context, work);
}

/** Commits a write as a whole, and then does what waits for that. */
async function commit<Result>(
  context: Context,
  work: (transaction: TransactionContext) => Promise<Result>,
): Promise<Result> {
  const waiting: (() => Promise<void>)[] = [];
  const afterCommit: TransactionContext["afterCommit"] = (each) => void waiting.push(each);
  const result = await context.db.transaction().execute((db) => work({ ...context, db, afterCommit }));
  for (const each of waiting) await each();
  return result;
}

/** The present moment to the millisecond. A Temporal.Instant costs more than a cached page: each is made once. */
function createClock(): () => Temporal.Instant {
  let milliseconds = 0;
  let instant = Temporal.Instant.fromEpochMilliseconds(0);
  return () => {
    const present = Date.now();
    if (present !== milliseconds) {
      milliseconds = present;
      instant = Temporal.Instant.fromEpochMilliseconds(present);
    }
    return instant;
  };
}

/**
 * JSON lines on standard output. What is logged is named field by field at the call: never a body, a query string,
 * a cookie, an address of a visitor or anything they typed.
 */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}
