import { mkdirSync } from "node:fs";
import path from "node:path";
import { Kysely, PostgresDialect, type Generated, type Transaction } from "kysely";
import type { Config } from "./config.ts";
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

/** Opens the configured database: PostgreSQL, or SQLite in the data folder (which is made when missing). */
export async function openDatabase(config: Pick<Config, "databaseUrl" | "dataDir">): Promise<Database> {
  if (config.databaseUrl) {
    const { default: pg } = await import("pg");
    return new Kysely({
      dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: config.databaseUrl }) }),
    });
  }
  mkdirSync(config.dataDir, { recursive: true, mode: 0o750 });
  return new Kysely({
    dialect: new NodeSqliteDialect(openSqlite(path.join(config.dataDir, "campsite.sqlite"))),
  });
}
