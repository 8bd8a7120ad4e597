import { setTimeout } from "node:timers/promises";
import {
  PostgresDialect,
  PostgresDriver,
  type AbortableOperationOptions,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type PostgresDialectConfig,
} from "kysely";
import type { ClientConfig, DatabaseError } from "pg";
import type { Logger } from "pino";
import { databaseFull, databaseUnavailable } from "./database-problem.ts";

/** How long PostgreSQL may take, in milliseconds. */
export interface PostgresLimits {
  /** To get a connection: a new one, or one that another query gives back. */
  connection: number;
  /** For a statement, including waiting for others' locks; PostgreSQL itself cancels it. */
  statement: number;
  /** For any answer, in case the server is stopped or out of reach. */
  answer: number;
}

/** How long a transaction may block others when its process hangs. */
const idleInTransactionMilliseconds = 60_000;

/** How long closing a connection may take when the server doesn't answer. */
const endingMilliseconds = 1000;

/**
 * Kysely's PostgreSQL dialect, with a limit for every wait.
 * @param log is told when PostgreSQL drops an idle connection, which is replaced when it is needed
 * @param limits left out for work that may take long
 */
export async function postgresDialect(
  connectionString: string,
  limits: PostgresLimits | undefined,
  log: Logger | undefined,
): Promise<Dialect> {
  const { default: pg } = await import("pg");

  /**
   * A connection whose answer came too late can't be used again: the late answer would be taken for the next query's.
   */
  class Client extends pg.Client {
    constructor(config?: ClientConfig) {
      super(config);
      // When a connection in use breaks, its query fails anyway; without a listener the event would end the process.
      this.on("error", () => {});
    }

    // The form that the pool and Kysely call; pg's other forms aren't used here.
    override query(...asked: any[]): any {
      const answer: Promise<unknown> = (super.query as (...asked: any[]) => any)(...asked);
      return answer.catch((error: unknown) => {
        if (error instanceof pg.DatabaseError) throw asProblem(error);
        void this.end().catch(() => {});
        throw databaseUnavailable(error);
      });
    }
  }

  const pool = new pg.Pool({
    connectionString,
    Client,
    idle_in_transaction_session_timeout: idleInTransactionMilliseconds,
    ...(limits && {
      connectionTimeoutMillis: limits.connection,
      statement_timeout: limits.statement,
      query_timeout: limits.answer,
    }),
  });
  pool.on("error", (error) => log?.warn({ err: error }, "database connection lost"));
  return new LimitedDialect({ pool });
}

/**
 * Turns an error that isn't the statement's fault into a Problem, by its SQLSTATE
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html). Returns any other error as it is.
 */
function asProblem(error: DatabaseError): unknown {
  const state = error.code ?? "";
  if (state === "53100") return databaseFull(error);
  // The classes for connections, deadlocks, resources and operator intervention; of other classes only a time-out and a
  // standby.
  const isUnavailable =
    ["08", "40", "53", "57"].includes(state.slice(0, 2)) || /^(25P03|25006|55P03)$/.test(state);
  return isUnavailable ? databaseUnavailable(error) : error;
}

class LimitedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new LimitedDriver(this.#config);
  }
}

/** Kysely's own type, which it doesn't export by name. */
type PostgresConnection = Parameters<PostgresDriver["rollbackTransaction"]>[0];

class LimitedDriver extends PostgresDriver {
  override async acquireConnection(options?: AbortableOperationOptions): Promise<DatabaseConnection> {
    try {
      return await super.acquireConnection(options);
    } catch (error) {
      throw databaseUnavailable(error);
    }
  }

  /**
   * A rollback that fails, for example on a lost connection, would hide the first error. Nothing is committed without
   * it.
   */
  override async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }

  override async destroy(): Promise<void> {
    await Promise.race([super.destroy(), setTimeout(endingMilliseconds, undefined, { ref: false })]);
  }
}
