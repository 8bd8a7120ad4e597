import { AsyncLocalStorage } from "node:async_hooks";
import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import {
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from "kysely";
import { databaseFull, databaseUnavailable } from "./database-problem.ts";
import { QueryTimeBudget } from "./query-time-budget.ts";

/** Two connections to one database. A temporary database has the same connection twice. */
export interface SqliteConnections {
  reader: DatabaseSync;
  writer: DatabaseSync;
}

/**
 * Creates a Kysely dialect that runs statements synchronously. A locked statement fails at once and is retried after a
 * pause, so that waiting doesn't block the event loop. Reads have a separate connection, which no write blocks.
 * @param lockTimeout the number of milliseconds to wait for a lock of another process
 */
export function sqliteDialect(connections: SqliteConnections, lockTimeout: number): Dialect {
  return {
    createDriver: () => new NodeSqliteDriver(connections, lockTimeout),
    createAdapter: () => new NodeSqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class NodeSqliteDriver implements Driver {
  readonly #connections: SqliteConnections;
  readonly #newConnection: () => VirtualConnection;

  constructor(connections: SqliteConnections, lockTimeout: number) {
    const shortTurns = new QueryTimeBudget();
    const reader = new Statements(connections.reader, shortTurns);
    const writer = new Statements(connections.writer, shortTurns);
    const turns = new Mutex();
    this.#connections = connections;
    this.#newConnection = () => new VirtualConnection(reader, writer, turns, lockTimeout);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<VirtualConnection> {
    return this.#newConnection();
  }

  async beginTransaction(connection: VirtualConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: VirtualConnection): Promise<void> {
    connection.end("commit");
  }

  async rollbackTransaction(connection: VirtualConnection): Promise<void> {
    connection.end("rollback");
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    for (const each of new Set(Object.values(this.#connections))) each.close();
  }
}

/** Uses the writer's connection, except for reads outside a transaction. */
class VirtualConnection implements DatabaseConnection {
  readonly #reader: Statements;
  readonly #writer: Statements;
  readonly #turns: Mutex;
  readonly #lockTimeout: number;
  #endTurn: (() => void) | undefined;

  constructor(reader: Statements, writer: Statements, turns: Mutex, lockTimeout: number) {
    this.#reader = reader;
    this.#writer = writer;
    this.#turns = turns;
    this.#lockTimeout = lockTimeout;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#reader.shortTurns.runInTurn(() => this.#executeNow(query));
  }

  async #executeNow<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const until = this.#untilNow();
    if (this.#endTurn) return this.#runInTransaction(query, until);
    if (SelectQueryNode.is(query.query)) return retryWhileBusy(() => this.#reader.run(query), until);
    const endTurn = await this.#turns.take();
    try {
      return await retryWhileBusy(() => this.#writer.run(query), until);
    } finally {
      endTurn();
    }
  }

  /** Begins an immediate transaction. A deferred transaction can't write after another connection has written. */
  async begin(): Promise<void> {
    const until = this.#untilNow();
    const endTurn = await this.#turns.take();
    try {
      await retryWhileBusy(() => this.#writer.database.exec("begin immediate"), until);
    } catch (error) {
      endTurn();
      throw error;
    }
    this.#endTurn = endTurn;
  }

  /** Ends the transaction. After some errors, such as a full disk, SQLite has already rolled back. */
  end(command: "commit" | "rollback"): void {
    if (!this.#endTurn) return;
    const { database } = this.#writer;
    try {
      if (command === "commit" || database.isTransaction) database.exec(command);
    } catch (error) {
      if (database.isTransaction) database.exec("rollback");
      throw asProblem(error);
    } finally {
      this.#endTurn();
      this.#endTurn = undefined;
    }
  }

  #runInTransaction<Row>(query: CompiledQuery, until: number): Promise<QueryResult<Row>> {
    // SQLite may have rolled back already. Each later statement would then be committed by itself.
    if (!this.#writer.database.isTransaction)
      throw new Error("SQLite has already rolled back this transaction.");
    return retryWhileBusy(() => this.#writer.run(query), until);
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("Streaming isn't supported, because a slow reader would keep its transaction open.");
  }

  #untilNow(): number {
    return performance.now() + this.#lockTimeout;
  }
}

/** The maximum number of prepared statements. A query with a list has a different text for each length of the list. */
const maxPreparedStatements = 500;

class Statements {
  readonly database: DatabaseSync;
  readonly shortTurns: QueryTimeBudget;
  readonly #prepared = new Map<string, { statement: StatementSync; hasRows: boolean }>();

  constructor(database: DatabaseSync, shortTurns: QueryTimeBudget) {
    this.database = database;
    this.shortTurns = shortTurns;
  }

  run<Row>(query: CompiledQuery): QueryResult<Row> {
    return this.shortTurns.run(() => this.#run(query));
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const values = parameters as readonly SQLInputValue[];
    const { statement, hasRows } = this.#prepared.get(sql) ?? this.#prepare(sql);
    if (hasRows) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }

  #prepare(sql: string) {
    const statement = this.database.prepare(sql);
    const prepared = { statement, hasRows: statement.columns().length > 0 };
    this.#prepared.set(sql, prepared);
    if (this.#prepared.size > maxPreparedStatements)
      this.#prepared.delete(this.#prepared.keys().next().value!);
    return prepared;
  }
}

class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Waits until all earlier turns have ended. @returns a function that ends this turn */
  async take(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}

/** The pauses between retries in milliseconds. The first pauses are short, because most locks are short. */
const [firstPause, longestPause] = [2, 50];

const requests = new AsyncLocalStorage<{ hasGivenUp: boolean }>();

/** Runs a request. When one statement gives up waiting for a lock, the request's later statements don't wait. */
export function withSingleLockWait<Result>(request: () => Result): Result {
  return requests.run({ hasGivenUp: false }, request);
}

async function retryWhileBusy<Result>(attempt: () => Result, until: number): Promise<Result> {
  const request = requests.getStore();
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error)) throw asProblem(error);
      if (request?.hasGivenUp || performance.now() >= until) {
        if (request) request.hasGivenUp = true;
        throw asProblem(error);
      }
    }
    await setTimeout(pause);
  }
}

/** SQLite's result codes (https://sqlite.org/rescode.html). The upper bits of an extended code only add detail. */
const codes = { busy: 5, readOnly: 8, ioError: 10, full: 13, cantOpen: 14 };

const codeOf = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) & 0xff;
const isBusy = (error: unknown) => codeOf(error) === codes.busy;

/** Returns a Problem for an error that the statement hasn't caused. Returns other errors unchanged. */
function asProblem(error: unknown): unknown {
  switch (codeOf(error)) {
    case codes.busy:
    // A failing or unplugged disk may work again later.
    case codes.readOnly:
    case codes.ioError:
    case codes.cantOpen:
      return databaseUnavailable(error);
    case codes.full:
      return databaseFull(error);
    default:
      return error;
  }
}
