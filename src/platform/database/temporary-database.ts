import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import type { Database, Tables } from "./database.ts";
import { sqliteDialect } from "./sqlite-driver.ts";

/**
 * Opens an empty SQLite database of nobody else's. It is a file without a name where SQLite has its temporary files
 * (SQLITE_TMPDIR, TMPDIR, /var/tmp), which is gone however the process ends (https://sqlite.org/inmemorydb.html#temp_db).
 * @returns it, and its one connection
 */
export function openTemporaryDatabase(): { db: Database; connection: DatabaseSync } {
  const connection = new DatabaseSync("");
  const dialect = sqliteDialect({ writer: connection, reader: connection }, 0);
  return { db: new Kysely<Tables>({ dialect }), connection };
}
