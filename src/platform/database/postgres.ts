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

/** Time limits in milliseconds. */
export interface PostgresLimits {
  connection: number;
  /** The limit of a statement, including waits for locks. PostgreSQL cancels the statement. */
  statement: number;
  /** The limit of any response, in case the server hangs. */
  answer: number;
}

/** PostgreSQL ends a transaction that is idle for longer than this, because it may block other transactions. */
const idleInTransactionMilliseconds = 60_000;

const endingMilliseconds = 1000;

/** Creates a Kysely dialect with time limits. @param limits undefined for long-running work */
export async function postgresDialect(
  connectionString: string,
  limits: PostgresLimits | undefined,
  log: Logger | undefined,
): Promise<Dialect> {
  const { default: pg } = await import("pg");

  /** Closes the connection after a time-out. Otherwise the next query would receive the late response. */
  class Client extends pg.Client {
    constructor(config?: ClientConfig) {
      super(config);
      // A broken connection already fails the query. Without this listener, the error event would end the process.
      this.on("error", () => {});
    }

    // The pool and Kysely call `query` only with this signature.
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

/** Returns a Problem for an error that the statement hasn't caused. Returns other errors unchanged. */
function asProblem(error: DatabaseError): unknown {
  const state = error.code ?? "";
  if (state === "53100") return databaseFull(error);
  // The codes of connection failures (08), deadlocks (40), insufficient resources (53), operator interventions (57),
  // time-outs and a read-only standby: https://www.postgresql.org/docs/current/errcodes-appendix.html
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

/** The type of a PostgreSQL connection, which Kysely doesn't export by name. */
type PostgresConnection = Parameters<PostgresDriver["rollbackTransaction"]>[0];

class LimitedDriver extends PostgresDriver {
  override async acquireConnection(options?: AbortableOperationOptions): Promise<DatabaseConnection> {
    try {
      return await super.acquireConnection(options);
    } catch (error) {
      throw databaseUnavailable(error);
    }
  }

  /** Ignores the error of a failed rollback, because this error would hide the cause of the rollback. */
  override async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }

  override async destroy(): Promise<void> {
    await Promise.race([super.destroy(), setTimeout(endingMilliseconds, undefined, { ref: false })]);
  }
}
