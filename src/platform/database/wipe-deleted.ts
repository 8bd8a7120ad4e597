import { setTimeout } from "node:timers/promises";
import { sql, SqliteAdapter } from "kysely";
import type { Database } from "./database.ts";

/** How often it is tried, and the milliseconds between two tries. */
const [tries, pause] = [20, 100];

/**
 * Removes the last traces of deleted data from SQLite's files. `secure_delete` has overwritten it in the database,
 * but earlier copies stay in the write-ahead log until that is emptied (https://sqlite.org/wal.html). Another process
 * that is reading can prevent this; then the next call does it. PostgreSQL manages its own files.
 */
export async function wipeDeleted(db: Database): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  for (let count = 0; count < tries; count++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
    await setTimeout(pause);
  }
}
