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

/** Time limits for PostgreSQL, in milliseconds. */
export interface PostgresLimits {
  /** For getting a connection: a new one, or one that another query releases. */
  connection: number;
  /** For a statement, including waiting for locks. PostgreSQL itself cancels it. */
  statement: number;
  /** For any response, in case the server hangs or can't be reached. */
  answer: number;
}

/** How long a transaction may block others when its process hangs. */
const idleInTransactionMilliseconds = 60_000;

/** How long closing a connection may take when the server doesn't respond. */
const endingMilliseconds = 1000;

/**
 * Returns Kysely's PostgreSQL dialect with a limit for every wait.
 * @param log records when PostgreSQL drops an idle connection; the pool opens a new one on demand
 * @param limits left out for long-running work
 */
export async function postgresDialect(
  connectionString: string,
  limits: PostgresLimits | undefined,
  log: Logger | undefined,
): Promise<Dialect> {
  const { default: pg } = await import("pg");

  /** Closes itself when a response is late: the next query would take the late response for its own. */
  class Client extends pg.Client {
    constructor(config?: ClientConfig) {
      super(config);
      // When a busy connection breaks, its query fails anyway. Without a listener the event would end the process.
      this.on("error", () => {});
    }

    // Only the call signature that the pool and Kysely use, of several in pg.
    override query(...parameters: any[]): any {
      const answer: Promise<unknown> = (super.query as (...parameters: any[]) => any)(...parameters);
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
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html). Returns other errors unchanged.
 */
function asProblem(error: DatabaseError): unknown {
  const state = error.code ?? "";
  if (state === "53100") return databaseFull(error);
  // The classes 08, 40, 53 and 57 are connections, deadlocks, resources and operator intervention. The three codes are
  // time-outs and a read-only standby.
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

/** A Kysely type that it doesn't export by name. */
type PostgresConnection = Parameters<PostgresDriver["rollbackTransaction"]>[0];

class LimitedDriver extends PostgresDriver {
  override async acquireConnection(options?: AbortableOperationOptions): Promise<DatabaseConnection> {
    try {
      return await super.acquireConnection(options);
    } catch (error) {
      throw databaseUnavailable(error);
    }
  }

  /** Ignores a failed rollback: its error would hide the first one, and nothing is committed anyway. */
  override async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }

  override async destroy(): Promise<void> {
    await Promise.race([super.destroy(), setTimeout(endingMilliseconds, undefined, { ref: false })]);
  }
}
