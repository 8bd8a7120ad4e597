import { noSiblings } from "#src/platform/sibling-processes.ts";
import { Semaphore } from "#src/platform/semaphore.ts";
import type { Transaction, Database } from "./database.ts";
import { databaseUnavailable } from "./database-problem.ts";

/** Counts the writes that visitors can see. All caches of content are emptied when the version changes. */
export interface ContentVersion {
  /** Runs this process's transactions in turn, so waiting ones hold no connection. @throws "database-unavailable" */
  inTurn<Result>(transaction: () => Promise<Result>): Promise<Result>;
  raise(transaction: Transaction): Promise<number>;
  /** Call it after the commit. It returns when all processes of this machine have renewed their caches. */
  announce(version: number): Promise<void>;
  /** Calls `listener` after each change of the version. Writes of other machines are noticed by `poll`. */
  onChange(listener: () => void): void;
  /** Adds a function that renews cached values before the response to a write is sent. The function must not reject. */
  onRenewal(renew: () => Promise<void>): void;
  poll(): Promise<void>;
}

/** The maximum wait for earlier transactions, in milliseconds. */
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
      const signal = AbortSignal.timeout(longestWait);
      const begin = () => {
        hasBegun = true;
        return transaction();
      };
      let hasBegun = false;
      try {
        return await turns.run(begin, signal);
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
