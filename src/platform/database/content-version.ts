import { noSiblings } from "#src/platform/sibling-processes.ts";
import { Semaphore } from "#src/platform/semaphore.ts";
import type { Transaction, Database } from "./database.ts";
import { databaseUnavailable } from "./database-problem.ts";

/**
 * A counter of the writes that visitors can see. Each write increments it in the write's transaction. When it changes,
 * all caches of content are emptied.
 */
export interface ContentVersion {
  /**
   * Runs a transaction that raises the version, when this process's earlier ones have ended. In the database it would
   * have to wait for them too, and occupy a connection that readers need.
   * @throws Problem database-unavailable after waiting for `longestWait`
   */
  inTurn<Result>(transaction: () => Promise<Result>): Promise<Result>;
  /** Raises the version in the write's transaction. @returns the new version, invisible to others until the commit */
  raise(transaction: Transaction): Promise<number>;
  /**
   * Notifies the listeners of this process and of its siblings, and waits for the renewals. Call it after the
   * commit of the write that raised the version, and respond to the write afterwards.
   */
  announce(version: number): Promise<void>;
  /**
   * Calls back after each change: immediately for writes of this process and its siblings, at the next `poll` for
   * writes of all others.
   */
  onChange(listener: () => void): void;
  /** Registers a function that renews values after the listeners, before a write's response. It must not reject. */
  onRenewal(renew: () => Promise<void>): void;
  /** Detects writes of other processes. */
  poll(): Promise<void>;
}

/** How long a write waits for its turn, in milliseconds: as long as a client may take to send the request. */
const longestWait = 30_000;

export function createContentVersion(database: Database, siblings = noSiblings): ContentVersion {
  const turns = new Semaphore(1);
  const listeners = new Set<() => void>();
  const renewals = new Set<() => Promise<void>>();
  let known: number | undefined;

  const applyWrite = async (version: number) => {
    known = version;
    for (const listener of listeners) listener();
    await Promise.all([...renewals].map((renew) => renew()));
  };
  siblings.onWrite(applyWrite);
  return {
    async inTurn(transaction) {
      const patience = AbortSignal.timeout(longestWait);
      const begin = () => {
        hasBegun = true;
        return transaction();
      };
      let hasBegun = false;
      try {
        return await turns.run(begin, patience);
      } catch (error) {
        throw hasBegun ? error : databaseUnavailable(error);
      }
    },
    async raise(transaction) {
      const row = await transaction
        .updateTable("contentVersion")
        .set((eb) => ({ version: eb("version", "+", 1) }))
        .where("id", "=", 1)
        .returning("version")
        .executeTakeFirstOrThrow();
      return row.version;
    },
    async announce(version) {
      await Promise.all([applyWrite(version), siblings.notify(version)]);
    },
    onChange: (listener) => void listeners.add(listener),
    onRenewal: (renew) => void renewals.add(renew),
    async poll() {
      const { version } = await database
        .selectFrom("contentVersion")
        .select("version")
        .where("id", "=", 1)
        .executeTakeFirstOrThrow();
      if (known === undefined) known = version;
      else if (version !== known) await applyWrite(version);
    },
  };
}
