import cluster from "node:cluster";
import { createHash } from "node:crypto";
import { sql } from "kysely";
import pino, { type DestinationStream, type Logger } from "pino";
import { version as programVersion } from "#package.json";
import type { Config } from "./config.ts";
import { createContentVersion, type ContentVersion } from "#src/platform/database/content-version.ts";
import { refuseHalfCopy } from "#src/platform/copies/half-copy.ts";
import {
  databaseFault,
  openDatabase,
  refuseDamage,
  whileServing,
  whileStarting,
  type Transaction,
  type Database,
} from "#src/platform/database/database.ts";
import { everyTable, noteTables } from "#src/platform/database/tables-named.ts";
import { laidOver, type Overlay } from "#src/platform/store/overlay.ts";
import { migrate } from "#src/platform/database/upgrades/migrate.ts";
import { takeSnapshot } from "#src/platform/database/snapshot.ts";
import { openStorage } from "#src/platform/files/open-storage.ts";
import type { Storage } from "#src/platform/files/storage.ts";
import type { Neighbours } from "./neighbours.ts";
import { expectOwnStorage } from "./site-id.ts";
import type { User } from "./user.ts";

/** What every operation gets as its first parameter: configuration, database, files, clock and log. Tests can pass others. */
export interface Context {
  config: Config;
  db: Database;
  storage: Storage;
  contentVersion: ContentVersion;
  log: Logger;
  now(): Temporal.Instant;
  /** Answers instead of the services that the site asks, where the demo makes up what they say. */
  answerSource?: typeof fetch;
  /** The member of staff who asks, if there is one. */
  user?: User;
  /** It is of a preview, which writes nothing: see {@link previewContext}. */
  isPreview?: true;
}

/** The context inside a transaction: everything that is read and written through it belongs to the transaction. */
export type TransactionContext = Context & {
  db: Transaction;
  /** Runs this after the commit, and never after a rollback; for work that can't be undone, or asks the storage. */
  afterCommit(work: (context: Context) => Promise<void>): void;
};

/** How one process opens its context. */
export interface ContextOptions {
  isStarting?: boolean;
  neighbours?: Neighbours | undefined;
  logTo?: DestinationStream | undefined;
}

/**
 * Opens what the configuration names: the database, migrated, the storage, the log and the clock.
 * @param isStarting for the start of a process: checks the database for damage, and waits for other processes that
 * start too
 * @param neighbours the other processes of this machine's site, if there are any
 * @param logTo takes the log's lines instead of standard output
 * @throws ConfigError when the database can't be reached or is damaged, and at the start when the storage is another site's
 * @throws NewerSchemaError, OlderSchemaError when this program doesn't upgrade the database
 * @throws MigrationError when it can't be brought up to date
 */
export async function openContext(
  config: Config,
  { isStarting = false, neighbours, logTo }: ContextOptions = {},
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
  const contentVersion = createContentVersion(db, neighbours);
  await contentVersion.poll();
  return {
    config,
    db,
    storage: await openStorage(config),
    contentVersion,
    log,
    now: createClock(config.clockOffset),
  };
}

/**
 * Runs a write that guests can see, as a whole or not at all. After its commit every finished page that was made from
 * a table which it wrote is dropped, so that the next request shows the change. Inside another transaction it becomes
 * part of that one. Raising the version first makes writers wait for each other, also those of other processes.
 */
export async function inTransaction<Result>(
  context: Context,
  work: (transaction: TransactionContext) => Promise<Result>,
): Promise<Result> {
  if (context.db.isTransaction) return work(context as TransactionContext);
  const { contentVersion } = context;
  const raising = async (transaction: TransactionContext) => {
    const version = await contentVersion.raise(transaction.db);
    const written = new Set<string>();
    transaction.afterCommit(() =>
      // What is written elsewhere than in tables may be anything.
      contentVersion.announce(version, written.size > 0 ? written : everyTable),
    );
    return noteTables("writes", written, () => work(transaction));
  };
  return commit(context, raising, (transaction) => contentVersion.inTurn(transaction));
}

/**
 * Makes transactions that name the same key wait for each other, also those of other processes. SQLite's writes wait
 * for each other anyway.
 */
export async function takeTurns({ config, db }: TransactionContext, key: string): Promise<void> {
  if (!config.databaseUrl) return;
  const number = createHash("sha256").update(key).digest().readBigInt64BE();
  await sql`select pg_advisory_xact_lock(${number})`.execute(db);
}

/** Runs a write that guests can't see, as a whole or not at all; finished pages stay cached. */
export async function inUnseenTransaction<Result>(
  context: Context,
  work: (transaction: TransactionContext) => Promise<Result>,
): Promise<Result> {
  if (context.db.isTransaction) return work(context as TransactionContext);
  return commit(context, work);
}

/** Others wait for a transaction, and a store may be slow: files are stored and looked for before it, removed after it. */
const outsideTransactions = new Proxy({} as Storage, {
  get() {
    throw new Error("The storage isn't asked inside a transaction.");
  },
});

/** Commits a transaction, and then runs the work that waits for the commit. @param inTurn begins it in its turn */
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

/**
 * The context of a preview: it reads the database with rows laid over it, and can't write. Its own content version keeps
 * what it reads out of the caches that guests' pages are made from.
 */
export function previewContext(context: Context, overlay: Overlay): Context {
  const contentVersion = createContentVersion(context.db);
  return { ...context, db: laidOver(context.db, overlay), contentVersion, isPreview: true };
}

/**
 * The present moment to the millisecond. Making a Temporal.Instant costs more than sending a cached page, so each is
 * made once.
 * @param offset how many milliseconds it is ahead of this machine's
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

/**
 * Writes JSON lines, to standard output unless a destination is named. Each call names the fields to log: never a body, a query string, a cookie, a
 * visitor's address or anything they typed. Lines of a worker name it.
 */
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

/** Bytes of lines that wait while standard output takes none; what comes then is lost. */
const mostWaiting = 1024 * 1024;

/** Where lines go. When the disk below is full, the site goes on without them: pino would stop the process for good. */
function standardOutput() {
  const destination = pino.destination({ dest: process.stdout.fd, sync: true, maxLength: mostWaiting });
  destination.on("error", () => {});
  return destination;
}
