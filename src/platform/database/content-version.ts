import { noSiblings } from "#src/platform/sibling-processes.ts";
import { Semaphore } from "#src/platform/semaphore.ts";
import type { Transaction, Database } from "./database.ts";
import { databaseUnavailable } from "./database-problem.ts";

/** Counts the writes that visitors can see. A new version empties all caches of content. */
export interface ContentVersion {
  /**
   * Runs a transaction after the earlier ones of this process, so that waiting occupies no connection.
   * @throws Problem database-unavailable after {@link longestWait}
   */
  inTurn<Result>(transaction: () => Promise<Result>): Promise<Result>;
  raise(transaction: Transaction): Promise<number>;
  /** Waits until this process and its siblings have renewed their caches. Call it after the commit. */
  announce(version: number): Promise<void>;
  /** Calls back after each change. Writes of other machines are noticed at the next `poll`. */
  onChange(listener: () => void): void;
  /** Adds a function that renews values before a write's response. The function must not reject. */
  onRenewal(renew: () => Promise<void>): void;
  poll(): Promise<void>;
}

/** In milliseconds: as long as a client may take to send the request. */
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
