import { accessSync, constants, mkdirSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { Kysely, sql, type Generated, type Transaction as KyselyTransaction } from "kysely";
import type { Logger } from "pino";
import { ConfigError, type Config } from "#src/platform/config.ts";
import { postgresDialect, type PostgresLimits } from "./postgres.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { sqliteDialect } from "./sqlite-driver.ts";
import { openSqlite, openSqliteReader } from "./sqlite.ts";

/**
 * Each feature declares its tables beside its SQL, with `declare module "#src/platform/database/database.ts"`. Columns
 * are integers, texts or decimal numbers. Booleans are stored as 0 and 1, JSON as text, and instants as ISO 8601 in
 * UTC.
 */
export interface Tables {
  contentVersion: { id: number; version: number };
}

export type Database = Kysely<Tables>;
export type Transaction = KyselyTransaction<Tables>;

export interface ResourceColumns {
  id: Generated<number>;
  /** The number of the resource's version. Each save increases the number. The ETag contains the number. */
  version: number;
  /** ISO 8601 in UTC. */
  updatedAt: string;
}

type DatabaseLocation = Pick<Config, "databaseUrl" | "dataDir">;

export interface WaitLimits {
  /** The number of milliseconds to wait for a lock of another process. */
  sqlite: number;
  postgres?: PostgresLimits;
}

export const whileServing: WaitLimits = {
  sqlite: 3000,
  postgres: { connection: 3000, statement: 4000, answer: 5000 },
};

/** Another process may be migrating, so SQLite waits long, and PostgreSQL without limit. */
export const whileStarting: WaitLimits = { sqlite: 60_000 };

/** Opens PostgreSQL at `databaseUrl`, or SQLite in `dataDir`. @throws ConfigError when the database can't be used */
export async function openDatabase(
  place: DatabaseLocation,
  { log, waitLimits = whileServing }: { log?: Logger; waitLimits?: WaitLimits } = {},
): Promise<Database> {
  try {
    prepareFolder(place.dataDir);
  } catch (error) {
    throw new ConfigError(`DATA_DIR must be a folder that can be created and written to: ${reasonOf(error)}`);
  }
  try {
    return place.databaseUrl
      ? await openPostgres(place.databaseUrl, waitLimits, log)
      : openSqliteIn(place.dataDir, waitLimits);
  } catch (error) {
    throw place.databaseUrl ? unreachable(error) : databaseFault(error, place);
  }
}

/** Returns a ConfigError for a fault of the database. Returns other errors unchanged. */
export function databaseFault(error: unknown, { databaseUrl, dataDir }: DatabaseLocation): unknown {
  const cause = error instanceof Problem ? error.cause : error;
  if (databaseUrl)
    return error instanceof Problem || (cause as { code?: string }).code === insufficientPrivilege
      ? unreachable(cause)
      : error;
  switch (sqliteFault(cause)) {
    case "damage":
      return damaged(dataDir, reasonOf(cause));
    case "environment":
      return new ConfigError(
        `DATA_DIR must have an undamaged, writable campsite.sqlite or none; in ${dataDir}: ${reasonOf(cause)}`,
      );
    default:
      return error;
  }
}

/** @throws ConfigError when the SQLite database is damaged */
export async function refuseDamage(db: Database, { databaseUrl, dataDir }: DatabaseLocation): Promise<void> {
  if (databaseUrl) return;
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  const found = rows[0]!.quick_check;
  if (found !== "ok") throw damaged(dataDir, found.slice(found.lastIndexOf("\n") + 1));
}

const damaged = (dataDir: string, reason: string) =>
  new ConfigError(
    `campsite.sqlite in ${dataDir} is damaged (${reason}). Restore a backup, as docs/operating.md says. Nothing has been changed.`,
  );

const insufficientPrivilege = "42501";

function unreachable(error: unknown): ConfigError {
  const requirement = "must be a reachable PostgreSQL database whose user may create tables";
  return new ConfigError(`DATABASE_URL ${requirement}: ${reasonOf(error)}`);
}

async function openPostgres(
  address: string,
  { postgres }: WaitLimits,
  log: Logger | undefined,
): Promise<Database> {
  const db = new Kysely<Tables>({ dialect: await postgresDialect(address, postgres, log) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw error instanceof Problem ? error.cause : error;
  }
  return db;
}

function openSqliteIn(dataDir: string, { sqlite }: WaitLimits): Database {
  const file = path.join(dataDir, "campsite.sqlite");
  refuseMissing(dataDir, file);
  const writer = openSqlite(file);
  try {
    const dialect = sqliteDialect({ writer, reader: openSqliteReader(file) }, sqlite);
    return new Kysely({ dialect });
  } catch (error) {
    writer.close();
    throw error;
  }
}

/** A file or a folder with one of these names that isn't empty shows that DATA_DIR has had a database. */
const traces = ["campsite.sqlite-wal", "images", "pdf", "plan"];

/** Refuses a folder with files but no database, because an empty site would overwrite the files. */
function refuseMissing(dataDir: string, file: string): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0) return;
  const left = traces.filter((each) => isFilled(path.join(dataDir, each)));
  if (left.length === 0) return;
  throw new ConfigError(
    `DATA_DIR has files of a site (${left.join(", ")}), but its campsite.sqlite is missing or empty. ` +
      `Restore a backup, as docs/operating.md says, or start a new site in an empty folder. Nothing in ${dataDir} has been changed.`,
  );
}

function isFilled(trace: string): boolean {
  const found = statSync(trace, { throwIfNoEntry: false });
  return found?.isDirectory() ? readdirSync(trace).length > 0 : (found?.size ?? 0) > 0;
}

function prepareFolder(folder: string): void {
  makeFolder(folder);
  accessSync(folder, constants.W_OK);
}

/** Creates a folder and its parents. Node's `recursive` option hangs where no folder can be created, as in /proc. */
function makeFolder(folder: string): void {
  const isThere = () => statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  if (isThere()) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o750 });
  } catch (error) {
    if (!isThere()) throw error;
  }
}

/** Reads SQLite's result code (https://sqlite.org/rescode.html). The upper bits of an extended code only add detail. */
function sqliteFault(error: unknown): "damage" | "environment" | undefined {
  const { code, errcode } = error as { code?: string; errcode?: number };
  if (code !== "ERR_SQLITE_ERROR") return undefined;
  const result = (errcode ?? 0) & 0xff;
  if ([11, 26].includes(result)) return "damage";
  return [3, 5, 8, 10, 13, 14].includes(result) ? "environment" : undefined;
}

/** Returns an error's message or code. An AggregateError of several connection attempts has only a code. */
function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || (code ?? String(error));
}
