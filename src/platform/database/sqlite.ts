import { DatabaseSync } from "node:sqlite";

/** The maximum size of the write-ahead log after a restart of the log. */
const maxLogBytes = 8 * 1024 * 1024;

/** The settings of each connection. Each setting is read back, because SQLite reports no error for a failing pragma. */
const pragmas = {
  journal_mode: "wal",
  synchronous: 2,
  foreign_keys: 1,
  secure_delete: 1,
  journal_size_limit: maxLogBytes,
};

/** SQLite waits for locks only while a database is opened. Later the driver waits, without blocking the process. */
const openingMilliseconds = 5000;

/** Older versions can lose a commit when two processes reset the write-ahead log at the same time. */
const oldestSafeVersion = "3.51.3";

/**
 * Opens a database. A statement on the connection fails at once when another connection holds the lock.
 * @param file absolute path on a local file system
 * @throws Error when a pragma has no effect, or when this SQLite version can lose data
 */
export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: openingMilliseconds });
  for (const [pragma, value] of Object.entries(pragmas))
    retryWhileLocked(() => set(database, pragma, value), openingMilliseconds);
  const version = String(database.prepare("select sqlite_version() as version").get()?.["version"]);
  if (version.localeCompare(oldestSafeVersion, undefined, { numeric: true }) < 0) {
    throw new Error(
      `SQLite ${version} is older than ${oldestSafeVersion}, which fixes a bug that loses data.`,
    );
  }
  set(database, "busy_timeout", 0);
  return database;
}

/** Opens a read-only connection. During a write, the connection reads the last committed state. */
export function openSqliteReader(file: string): DatabaseSync {
  const database = openSqlite(file);
  set(database, "query_only", 1);
  return database;
}

/** Retries `work` while the database is locked. SQLite doesn't wait for a lock when the journal mode is changed. */
function retryWhileLocked(work: () => void, lockTimeout: number): void {
  const startedAt = performance.now();
  for (;;) {
    try {
      return work();
    } catch (error) {
      const isBusy = (error as { errcode?: number }).errcode === 5;
      if (!isBusy || performance.now() - startedAt > lockTimeout) throw error;
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
