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
import { expectKnownSchema, migrate } from "#src/platform/database/upgrades/migrate.ts";
import { tableNames } from "#src/platform/database/table-names.ts";
import { takeSnapshot } from "#src/platform/database/snapshot.ts";
import { openStorage } from "#src/platform/files/open-storage.ts";
import type { Storage } from "#src/platform/files/storage.ts";
import type { SiblingProcesses } from "./sibling-processes.ts";
import { expectOwnStorage, expectUnmarkedStorage } from "./site-id.ts";
import type { ServerFeature } from "./server-feature.ts";
import type { User } from "./user.ts";

export interface Context {
  config: Config;
  db: Database;
  storage: Storage;
  contentVersion: ContentVersion;
  log: Logger;
  features: readonly ServerFeature[];
  now(): Temporal.Instant;
  /** Replaces requests to other services in the demo. */
  answerSource?: typeof fetch;
  user?: User;
  isPreview?: true;
}

export type TransactionContext = Context & {
  db: Transaction;
  /** Runs `work` after the commit. After a rollback, `work` doesn't run. */
  afterCommit(work: (context: Context) => Promise<void>): void;
};

export interface ContextOptions {
  isStarting?: boolean;
  siblings?: SiblingProcesses | undefined;
  logTo?: DestinationStream | undefined;
}

/**
 * Opens the database, runs the missing migrations, and opens the storage and the log.
 * @param isStarting true for a starting process, which checks the database for damage and waits for other processes
 * @throws ConfigError when the database or the storage can't be used
 * @throws NewerSchemaError, OlderSchemaError or MigrationError when the migrations can't run
 */
export async function openContext(
  config: Config,
  features: readonly ServerFeature[],
  { isStarting = false, siblings, logTo }: ContextOptions = {},
): Promise<Context> {
  const log = createLog(config.logLevel, logTo);
  if (isStarting) log.info({ version: programVersion }, "starting");
  const db = await openDatabase(config, { log, waitLimits: isStarting ? whileStarting : whileServing });
  try {
    if (isStarting) await refuseDamage(db, config);
    await refuseHalfCopy(db);
    const expectStorage = async () => expectOwnStorage(db, await openStorage(config), config);
    // Refuse a wrong storage before the migrations change the database. A new database gets its id from the migrations.
    const hasId = (await tableNames(db)).includes("site");
    if (isStarting && hasId) {
      await expectKnownSchema(db);
      await expectStorage();
    }
    if (isStarting && !hasId) await expectUnmarkedStorage(db, await openStorage(config), config);
    const { ran, copy } = await migrate(db, {
      keepCopy: config.databaseUrl ? undefined : (step) => takeSnapshot(config.dataDir, step),
    });
    if (ran.length > 0) log.info({ migrations: ran, copy }, "database brought up to date");
    if (isStarting && !hasId) await expectStorage();
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
 * Runs a write in one transaction and empties the page caches after the commit. A nested call joins the outer
 * transaction. Transactions of this function wait for each other, even in different processes.
 */
export async function inTransaction<Result>(
  context: Context,
  work: (transaction: TransactionContext) => Promise<Result>,
): Promise<Result> {
  if (context.db.isTransaction) return work(context as TransactionContext);
  const { contentVersion } = context;
  const raiseVersionAndWork = async (transaction: TransactionContext) => {
    const version = await contentVersion.raise(transaction.db);
    transaction.afterCommit(() => contentVersion.announce(version));
    return work(transaction);
  };
  return commit(context, raiseVersionAndWork, (transaction) => contentVersion.inTurn(transaction));
}

/** Makes transactions with the same key wait for each other. On SQLite, all writers do. */
export async function acquireLock({ config, db }: TransactionContext, key: string): Promise<void> {
  if (!config.databaseUrl) return;
  const number = createHash("sha256").update(key).digest().readBigInt64BE();
  await sql`select pg_advisory_xact_lock(${number})`.execute(db);
}

/** Runs a write in one transaction. Pages stay cached, so visitors must not be able to see the write. */
export async function inUnseenTransaction<Result>(
  context: Context,
  work: (transaction: TransactionContext) => Promise<Result>,
): Promise<Result> {
  if (context.db.isTransaction) return work(context as TransactionContext);
  return commit(context, work);
}

/** Returns the function that runs a write. @param isUnseen true when visitors' pages don't show what is written */
export const transactionFor = (isUnseen = false) => (isUnseen ? inUnseenTransaction : inTransaction);

/** Throws when a transaction uses the storage, because a slow storage would make other writers wait. */
const outsideTransactions = new Proxy({} as Storage, {
  get() {
    throw new Error("The storage must not be used inside a transaction.");
  },
});

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

/** Returns a read-only context in which the overlay's rows replace stored rows. The caches never contain it. */
export function previewContext(context: Context, overlay: Overlay): Context {
  const contentVersion = createContentVersion(context.db);
  return { ...context, db: withOverlay(context.db, overlay), contentVersion, isPreview: true };
}

/** Returns a clock with one instant per millisecond, because creating one takes longer than sending a page. */
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

/** Log entries have only named fields. Never log a body, query, cookie, visitor's address or input. */
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

/** The maximum number of bytes that wait for standard output. Further lines are dropped. */
const maxWaitingBytes = 1024 * 1024;

/** Creates the log's output. Write errors are ignored, because a full disk would otherwise stop the process. */
function standardOutput() {
  const destination = pino.destination({ dest: process.stdout.fd, sync: true, maxLength: maxWaitingBytes });
  destination.on("error", () => {});
  return destination;
}
