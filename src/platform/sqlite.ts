import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteStatement,
} from "kysely";

/** What the connection must have; set at opening and read back, since a pragma that fails says nothing. */
const pragmas = {
  journal_mode: "wal",
  synchronous: 2,
  foreign_keys: 1,
  busy_timeout: 5000,
  secure_delete: 1,
};

/** Before this version SQLite can lose a commit when two processes reset the write-ahead log at once. */
const oldestSafeVersion = "3.51.3";

/**
 * Opens a SQLite database on the driver that comes with Node.
 * @param file absolute path on a local file system
 * @throws Error when a pragma doesn't take, or when this SQLite has a known fault
 */
export function openSqlite(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  // The time-out comes first, since changing the journal mode can meet another process's lock.
  database.exec(`pragma busy_timeout = ${pragmas.busy_timeout}`);
  for (const [pragma, value] of Object.entries(pragmas)) {
    database.exec(`pragma ${pragma} = ${value}`);
    const actual = Object.values(database.prepare(`pragma ${pragma}`).get() ?? {})[0];
    if (actual !== value)
      throw new Error(`SQLite answered ${String(actual)} for pragma ${pragma}, not ${value}.`);
  }
  const version = String(database.prepare("select sqlite_version() as version").get()?.["version"]);
  if (version.localeCompare(oldestSafeVersion, "en", { numeric: true }) < 0) {
    throw new Error(
      `SQLite ${version} is older than ${oldestSafeVersion}, which mends a fault that loses data.`,
    );
  }
  return database;
}

/** Kysely's SQLite dialect over node:sqlite. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: DatabaseSync) {
    const adapted = withStatementCache(database);
    super({ database: adapted });
    this.#database = adapted;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: this.#database });
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/** A deferred transaction that reads first and writes later fails when another wrote in between; an immediate one waits. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** SQLite can change its schema in a transaction, so that migrations happen whole or not at all. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Queries with a list have a text for each of its lengths, so that there is no end of them. */
const mostStatements = 500;

function withStatementCache(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const cached = statements.get(sql);
      if (cached) return cached;
      const statement = adapt(database.prepare(sql));
      // Only what answers with rows is kept.
      if (statement.reader) statements.set(sql, statement);
      if (statements.size > mostStatements) statements.delete(statements.keys().next().value!);
      return statement;
    },
  };
}

function adapt(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
