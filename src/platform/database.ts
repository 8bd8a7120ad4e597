import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { Kysely, PostgresDialect, sql, type Generated, type Transaction } from "kysely";
import type { Logger } from "pino";
import { ConfigError, type Config } from "./config.ts";
import { NodeSqliteDialect, openSqlite } from "./sqlite.ts";

/**
 * The database's tables. Each feature adds its own beside its SQL:
 * `declare module "#src/platform/database.ts" { interface Tables { article: ArticleTable } }`.
 * Columns are integers and texts only: 0 and 1 for yes and no, JSON as text, instants as ISO 8601 in UTC.
 */
export interface Tables {
  contentVersion: { id: number; version: number };
}

export type Database = Kysely<Tables>;
export type Change = Transaction<Tables>;

/** What every table of stored things has. */
export interface ThingColumns {
  id: Generated<number>;
  /** Grows by one with each save; the ETag of the thing. */
  version: number;
  /** ISO 8601 in UTC. */
  updatedAt: string;
}

type Place = Pick<Config, "databaseUrl" | "dataDir">;

/**
 * Opens the configured database: PostgreSQL, or SQLite in the data folder. The folder is made when missing.
 * @param log is told when PostgreSQL drops an idle connection, which is replaced when it is needed
 * @throws ConfigError when the setting leads nowhere
 */
export async function openDatabase(place: Place, log?: Logger): Promise<Database> {
  try {
    prepareFolder(place.dataDir);
  } catch (error) {
    throw new ConfigError(`DATA_DIR must be a folder that can be made and written to: ${reasonOf(error)}`);
  }
  try {
    return place.databaseUrl ? await openPostgres(place.databaseUrl, log) : openSqliteIn(place.dataDir);
  } catch (error) {
    throw place.databaseUrl ? unreachable(error) : databaseFault(error, place);
  }
}

/**
 * What an error of an open database at the start means for whoever configures it.
 * @returns a ConfigError, or the error itself when it is the program's fault
 */
export function databaseFault(error: unknown, { databaseUrl, dataDir }: Place): unknown {
  if (databaseUrl)
    return (error as { code?: string }).code === insufficientPrivilege ? unreachable(error) : error;
  if (!isDamaged(error)) return error;
  const wanted = "must hold a sound campsite.sqlite that can be written to, or none";
  return new ConfigError(`DATA_DIR ${wanted}; in ${dataDir}: ${reasonOf(error)}`);
}

/** PostgreSQL's SQLSTATE for a user who may look but not make tables. */
const insufficientPrivilege = "42501";

function unreachable(error: unknown): ConfigError {
  const wanted = "must lead to a PostgreSQL database that answers and lets its user make tables";
  return new ConfigError(`DATABASE_URL ${wanted}: ${reasonOf(error)}`);
}

async function openPostgres(connectionString: string, log: Logger | undefined): Promise<Database> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 10_000 });
  pool.on("error", (error) => log?.warn({ err: error }, "database connection lost"));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

function openSqliteIn(dataDir: string): Database {
  return new Kysely({ dialect: new NodeSqliteDialect(openSqlite(path.join(dataDir, "campsite.sqlite"))) });
}

function prepareFolder(folder: string): void {
  makeFolder(folder);
  accessSync(folder, constants.W_OK);
}

/** Node's own `recursive` never ends where a folder can't be made in one that is there, as in /proc. */
function makeFolder(folder: string): void {
  const isThere = () => statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  if (isThere()) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o750 });
  } catch (error) {
    // Another process may have been faster.
    if (!isThere()) throw error;
  }
}

/** SQLite's PERM, BUSY, READONLY, IOERR, CORRUPT, FULL, CANTOPEN and NOTADB; the upper bits only say more of the same. */
function isDamaged(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return code === "ERR_SQLITE_ERROR" && [3, 5, 8, 10, 11, 13, 14, 26].includes((errcode ?? 0) & 0xff);
}

/** An error of several attempts has no message of its own. */
function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || (code ?? String(error));
}
