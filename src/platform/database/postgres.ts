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
  /** For a connection to be had: made, or given back by another. */
  connection: number;
  /** For a statement, with its waiting for others' locks; PostgreSQL itself breaks it off. */
  statement: number;
  /** For any sign of an answer, of a server that is stopped or out of reach. */
  answer: number;
}

/** What a transaction whose process hangs may hold up others. */
const idleInTransactionMilliseconds = 60_000;

/** Saying goodbye to a server that doesn't answer takes no longer. */
const endingMilliseconds = 1000;

/**
 * Kysely's PostgreSQL dialect, with limits to every wait.
 * @param log is told when PostgreSQL drops an idle connection, which is replaced when it is needed
 * @param limits none for what may take its time
 */
export async function postgresDialect(
  connectionString: string,
  limits: PostgresLimits | undefined,
  log: Logger | undefined,
): Promise<Dialect> {
  const { default: pg } = await import("pg");

  /** A connection whose answer didn't come in time is of no use any more: the answer would be taken for the next one's. */
  class Client extends pg.Client {
    constructor(config?: ClientConfig) {
      super(config);
      // A connection that breaks while it is in use tells whoever asked; without a listener it would end the process.
      this.on("error", () => {});
    }

    // The pool's and Kysely's way of asking; pg's other ways aren't used here.
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
 * What isn't the statement's fault, by its SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html), as
 * a Problem; any other error as it is.
 */
function asProblem(error: DatabaseError): unknown {
  const state = error.code ?? "";
  if (state === "53100") return databaseFull(error);
  // Connections, deadlocks, resources and operators' interventions by their class, of others a time-out and a standby.
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

/** Kysely's own, which it doesn't give out by name. */
type PostgresConnection = Parameters<PostgresDriver["rollbackTransaction"]>[0];

class LimitedDriver extends PostgresDriver {
  override async acquireConnection(options?: AbortableOperationOptions): Promise<DatabaseConnection> {
    try {
      return await super.acquireConnection(options);
    } catch (error) {
      throw databaseUnavailable(error);
    }
  }

  /** A rollback that fails, as on a lost connection, hides the error that it was for; nothing is kept without it. */
  override async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {});
  }

  override async destroy(): Promise<void> {
    await Promise.race([super.destroy(), setTimeout(endingMilliseconds, undefined, { ref: false })]);
  }
}
