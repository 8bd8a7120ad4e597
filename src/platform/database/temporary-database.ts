import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import type { Database, Tables } from "./database.ts";
import { sqliteDialect } from "./sqlite-driver.ts";

/** Opens SQLite's unnamed database, a private temporary file until it is closed. */
export function openTemporaryDatabase(): { db: Database; connection: DatabaseSync } {
  const connection = new DatabaseSync("");
  const dialect = sqliteDialect({ writer: connection, reader: connection }, 0);
  return { db: new Kysely<Tables>({ dialect }), connection };
}
