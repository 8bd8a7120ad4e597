import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import type { Database, Tables } from "./database.ts";
import { sqliteDialect } from "./sqlite-driver.ts";

/**
 * Opens a database that exists only until it is closed. SQLite stores an unnamed database in a private temporary file
 * (https://sqlite.org/inmemorydb.html#temp_db).
 */
export function openTemporaryDatabase(): { db: Database; connection: DatabaseSync } {
  const connection = new DatabaseSync("");
  const dialect = sqliteDialect({ writer: connection, reader: connection }, 0);
  return { db: new Kysely<Tables>({ dialect }), connection };
}
