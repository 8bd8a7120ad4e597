import { setTimeout } from "node:timers/promises";
import { sql, SqliteAdapter } from "kysely";
import type { Database } from "./database.ts";

/** The number of attempts, and the milliseconds between them. */
const [tries, pause] = [20, 100];

/**
 * Removes the last traces of deleted data from SQLite's files. `secure_delete` overwrites it in the database, but older
 * copies stay in the write-ahead log until that is truncated (https://sqlite.org/wal.html). A reading process can
 * prevent this; then the next call does it. PostgreSQL manages its own files.
 */
export async function wipeDeleted(db: Database): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  for (let count = 0; count < tries; count++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
    await setTimeout(pause);
  }
}
