import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Config } from "#src/platform/config.ts";
import { openSqlite } from "#src/platform/database/sqlite.ts";

const timeLimitMilliseconds = 60_000;
const pauseMilliseconds = 20;

/** Blocks all writes until the returned object is disposed of. @param tables the tables to lock in PostgreSQL */
export async function blockWrites(
  { databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">,
  tables: readonly string[],
): Promise<AsyncDisposable> {
  return databaseUrl ? holdPostgres(databaseUrl, tables) : holdSqlite(path.join(dataDir, "campsite.sqlite"));
}

/** An open write transaction blocks all other writers in SQLite. */
async function holdSqlite(file: string): Promise<AsyncDisposable> {
  const database = openSqlite(file);
  const until = performance.now() + timeLimitMilliseconds;
  for (;;) {
    try {
      database.exec("begin immediate");
      return { [Symbol.asyncDispose]: async () => database.close() };
    } catch (error) {
      if (performance.now() < until) await setTimeout(pauseMilliseconds);
      else {
        database.close();
        throw error;
      }
    }
  }
}

/** SHARE mode blocks only writes (https://www.postgresql.org/docs/current/explicit-locking.html). */
async function holdPostgres(databaseUrl: string, tables: readonly string[]): Promise<AsyncDisposable> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: databaseUrl, lock_timeout: timeLimitMilliseconds });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("begin");
    await client.query("set local idle_in_transaction_session_timeout = 0");
    await client.query(`lock table ${tables.map((table) => `"${table}"`).join(", ")} in share mode`);
  } catch (error) {
    await client.end();
    throw error;
  }
  return { [Symbol.asyncDispose]: () => client.end() };
}
