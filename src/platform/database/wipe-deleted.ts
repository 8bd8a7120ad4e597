import { setTimeout } from "node:timers/promises";
import { sql, SqliteAdapter } from "kysely";
import type { Database } from "./database.ts";

/** How often it is tried, and the milliseconds between. */
const [tries, pause] = [20, 100];

/**
 * Leaves nothing of what was deleted in SQLite's files. `secure_delete` has overwritten it where it stood; what was
 * written of it before is in the write-ahead log until that is emptied (https://sqlite.org/wal.html). Another process
 * that reads can be in the way for a while: then the next call does it. PostgreSQL's files are its own.
 */
export async function wipeDeleted(db: Database): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  for (let count = 0; count < tries; count++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
    await setTimeout(pause);
  }
}
