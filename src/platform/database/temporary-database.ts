import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import type { Database, Tables } from "./database.ts";
import { sqliteDialect } from "./sqlite-driver.ts";

/**
 * Opens a private, empty SQLite database. It is an unnamed temporary file (in SQLITE_TMPDIR, TMPDIR or /var/tmp), which
 * disappears however the process ends (https://sqlite.org/inmemorydb.html#temp_db).
 * @returns the database and its only connection
 */
export function openTemporaryDatabase(): { db: Database; connection: DatabaseSync } {
  const connection = new DatabaseSync("");
  const dialect = sqliteDialect({ writer: connection, reader: connection }, 0);
  return { db: new Kysely<Tables>({ dialect }), connection };
}
