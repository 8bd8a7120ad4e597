import { setTimeout } from "node:timers/promises";
import { sql, SqliteAdapter } from "kysely";
import type { Database } from "./database.ts";

/** The number of tries, and the pause between two tries in milliseconds. */
const [tries, pause] = [20, 100];

/**
 * Removes traces of deleted data from SQLite's write-ahead log, which `secure_delete` doesn't overwrite
 * (https://sqlite.org/wal.html). While another process reads, the traces stay until the next call.
 */
export async function wipeDeleted(db: Database): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return;
  for (let count = 0; count < tries; count++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
    await setTimeout(pause);
  }
}
