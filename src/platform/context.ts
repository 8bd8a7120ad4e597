import cluster from "node:cluster";
import { createHash } from "node:crypto";
import { sql } from "kysely";
import pino, { type DestinationStream, type Logger } from "pino";
import { version as programVersion } from "#package.json";
import type { Config } from "./config.ts";
import { createContentVersion, type ContentVersion } from "#src/platform/database/content-version.ts";
import { refuseHalfCopy } from "#src/platform/copies/incomplete-copy.ts";
import {
  databaseFault,
  openDatabase,
  refuseDamage,
  whileServing,
  whileStarting,
  type Transaction,
  type Database,
} from "#src/platform/database/database.ts";
import { withOverlay, type Overlay } from "#src/platform/store/overlay.ts";
import { migrate } from "#src/platform/database/upgrades/migrate.ts";
import { takeSnapshot } from "#src/platform/database/snapshot.ts";
import { openStorage } from "#src/platform/files/open-storage.ts";
import type { Storage } from "#src/platform/files/storage.ts";
import type { SiblingProcesses } from "./sibling-processes.ts";
import { expectOwnStorage } from "./site-id.ts";
import type { ServerFeature } from "./server-feature.ts";
import type { User } from "./user.ts";

/** The first parameter of every operation. Tests can pass another one. */
export interface Context {
  config: Config;
  db: Database;
  storage: Storage;
  contentVersion: ContentVersion;
  log: Logger;
  /** The parts of all features of the site. */
  features: readonly ServerFeature[];
  now(): Temporal.Instant;
  /** Replaces requests to other services, in a demo with made-up sources. */
  answerSource?: typeof fetch;
  /** The signed-in member of staff who sends the request. */
  user?: User;
  /** True in a preview, which is read-only: see {@link previewContext}. */
  isPreview?: true;
}

/** The context inside a transaction. All reads and writes through it belong to the transaction. */
export type TransactionContext = Context & {
  db: Transaction;
  /** Runs work after the commit, never after a rollback. For work that can't be undone or that uses the storage. */
  afterCommit(work: (context: Context) => Promise<void>): void;
};

export interface ContextOptions {
  isStarting?: boolean;
  siblings?: SiblingProcesses | undefined;
  logTo?: DestinationStream | undefined;
}

/**
 * Opens the configured database (and migrates it), the storage, the log and the clock.
 * @param features of the site; none for work on the database alone
 * @param isStarting for the start of the site: checks the database for damage, and waits for other starting processes
 * @param siblings the site's other processes on this machine, if there are any
 * @param logTo receives the log instead of standard output
 * @throws ConfigError when the database can't be reached, is damaged or is incomplete, or when `isStarting` and the
 * storage belongs to another site
 * @throws NewerSchemaError, OlderSchemaError when this program can't upgrade the database
 * @throws MigrationError when a migration fails
 */
export async function openContext(
  config: Config,
  features: readonly ServerFeature[],
  { isStarting = false, siblings, logTo }: ContextOptions = {},
): Promise<Context> {
  const log = createLog(config.logLevel, logTo);
  if (isStarting) log.info({ version: programVersion }, "starting");
  const db = await openDatabase(config, { log, patience: isStarting ? whileStarting : whileServing });
  try {
    if (isStarting) await refuseDamage(db, config);
    await refuseHalfCopy(db);
    const { ran, copy } = await migrate(db, {
      keepCopy: config.databaseUrl ? undefined : (step) => takeSnapshot(config.dataDir, step),
    });
    if (ran.length > 0) log.info({ migrations: ran, copy }, "database brought up to date");
    if (isStarting) await expectOwnStorage(db, await openStorage(config), config);
  } catch (error) {
    await db.destroy();
    throw databaseFault(error, config);
  }
  const contentVersion = createContentVersion(db, siblings);
  await contentVersion.poll();
  return {
    config,
    db,
    storage: await openStorage(config),
    contentVersion,
    log,
    features,
    now: createClock(config.clockOffset),
  };
}

/**
 * Runs a write that visitors can see, in one transaction. After the commit, all cached pages are dropped, so the next
 * request shows the change. A nested call joins the outer transaction. Raising the version first makes writers wait for
 * each other, across all processes.
 */
export async function inTransaction<Result>(
  context: Context,
  work: (transaction: TransactionContext) => Promise<Result>,
): Promise<Result> {
  if (context.db.isTransaction) return work(context as TransactionContext);
  const { contentVersion } = context;
  const raising = async (transaction: TransactionContext) => {
    const version = await contentVersion.raise(transaction.db);
    transaction.afterCommit(() => contentVersion.announce(version));
    return work(transaction);
  };
  return commit(context, raising, (transaction) => contentVersion.inTurn(transaction));
}

/** Makes transactions with the same key wait for each other, across all processes. SQLite's writes always do. */
export async function acquireLock({ config, db }: TransactionContext, key: string): Promise<void> {
  if (!config.databaseUrl) return;
  const number = createHash("sha256").update(key).digest().readBigInt64BE();
  await sql`select pg_advisory_xact_lock(${number})`.execute(db);
}

/** Runs a write that visitors can't see, in one transaction. Cached pages stay. */
export async function inUnseenTransaction<Result>(
  context: Context,
  work: (transaction: TransactionContext) => Promise<Result>,
): Promise<Result> {
  if (context.db.isTransaction) return work(context as TransactionContext);
  return commit(context, work);
}

/** Refuses the storage inside a transaction: it may be slow, and other writers wait. Use it before or after. */
const outsideTransactions = new Proxy({} as Storage, {
  get() {
    throw new Error("The storage must not be used inside a transaction.");
  },
});

/** Commits a transaction, then runs its `afterCommit` work. @param inTurn starts the transaction when it may begin */
async function commit<Result>(
  context: Context,
  work: (transaction: TransactionContext) => Promise<Result>,
  inTurn: (transaction: () => Promise<Result>) => Promise<Result> = (transaction) => transaction(),
): Promise<Result> {
  const waiting: Parameters<TransactionContext["afterCommit"]>[0][] = [];
  const afterCommit: TransactionContext["afterCommit"] = (each) => void waiting.push(each);
  const result = await inTurn(() =>
    context.db
      .transaction()
      .execute((db) => work({ ...context, db, afterCommit, storage: outsideTransactions })),
  );
  for (const each of waiting) await each(context);
  return result;
}

/** Returns a read-only context with rows laid over the database. Its data stays out of the pages' caches. */
export function previewContext(context: Context, overlay: Overlay): Context {
  const contentVersion = createContentVersion(context.db);
  return { ...context, db: withOverlay(context.db, overlay), contentVersion, isPreview: true };
}

/**
 * Creates a clock. It reuses the instant of a millisecond: making a Temporal.Instant costs more than sending a cached
 * page.
 * @param offset milliseconds ahead of the system clock
 */
function createClock(offset: number): () => Temporal.Instant {
  let milliseconds = 0;
  let instant = Temporal.Instant.fromEpochMilliseconds(0);
  return () => {
    const present = Date.now() + offset;
    if (present !== milliseconds) {
      milliseconds = present;
      instant = Temporal.Instant.fromEpochMilliseconds(present);
    }
    return instant;
  };
}

/** Creates a JSON log. Calls name the fields to log: never a body, query, cookie, visitor's address or input. */
export function createLog(level: string, destination: DestinationStream = standardOutput()): Logger {
  return pino(
    {
      level,
      base: cluster.worker ? { worker: cluster.worker.id } : null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
}

/** Bytes that may wait for standard output. Further lines are lost. */
const maxWaitingBytes = 1024 * 1024;

/** Returns standard output. On a full disk the site continues without a log: pino would stop the process. */
function standardOutput() {
  const destination = pino.destination({ dest: process.stdout.fd, sync: true, maxLength: maxWaitingBytes });
  destination.on("error", () => {});
  return destination;
}
