import { DatabaseSync } from "node:sqlite";

/**
 * How large the write-ahead log stays once SQLite begins it anew. While somebody reads for long it grows without limit.
 * SQLite begins it anew from 4 MB on, so it usually stays below this.
 */
const mostLogBytes = 8 * 1024 * 1024;

/**
 * What every connection needs. The values are set at opening and read back, because a pragma that fails reports
 * nothing.
 */
const pragmas = {
  journal_mode: "wal",
  synchronous: 2,
  foreign_keys: 1,
  secure_delete: 1,
  journal_size_limit: mostLogBytes,
};

/** Only opening waits inside SQLite, when nothing else runs yet; later the driver waits outside, without blocking. */
const openingMilliseconds = 5000;

/** Older versions of SQLite can lose a commit when two processes reset the write-ahead log at once. */
const oldestSafeVersion = "3.51.3";

/**
 * Opens a SQLite database on the driver that comes with Node. It never waits for another process's lock: a statement
 * that meets one fails at once as busy.
 * @param file absolute path on a local file system
 * @throws Error when a pragma has no effect, or when this SQLite has a known fault
 */
export function openSqlite(file: string): DatabaseSync {
  // Changing the journal mode can meet another process's lock.
  const database = new DatabaseSync(file, { timeout: openingMilliseconds });
  for (const [pragma, value] of Object.entries(pragmas))
    untilFree(() => set(database, pragma, value), openingMilliseconds);
  const version = String(database.prepare("select sqlite_version() as version").get()?.["version"]);
  if (version.localeCompare(oldestSafeVersion, undefined, { numeric: true }) < 0) {
    throw new Error(
      `SQLite ${version} is older than ${oldestSafeVersion}, which mends a fault that loses data.`,
    );
  }
  set(database, "busy_timeout", 0);
  return database;
}

/**
 * Opens the same database once more, only for reading. It sees the last committed state while the other connection is
 * in the middle of a write.
 */
export function openSqliteReader(file: string): DatabaseSync {
  const database = openSqlite(file);
  set(database, "query_only", 1);
  return database;
}

/**
 * Tries again while the file is locked. SQLite itself doesn't wait when two processes change a new file's journal
 * mode at once, because each holds what the other needs.
 */
function untilFree(work: () => void, patience: number): void {
  const begun = performance.now();
  for (;;) {
    try {
      return work();
    } catch (error) {
      const isBusy = (error as { errcode?: number }).errcode === 5;
      if (!isBusy || performance.now() - begun > patience) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

function set(database: DatabaseSync, pragma: string, value: string | number): void {
  database.exec(`pragma ${pragma} = ${value}`);
  const actual = Object.values(database.prepare(`pragma ${pragma}`).get() ?? {})[0];
  if (actual !== value)
    throw new Error(`SQLite answered ${String(actual)} for pragma ${pragma}, not ${value}.`);
}
