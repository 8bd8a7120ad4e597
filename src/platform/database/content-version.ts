import { noNeighbours } from "#src/platform/neighbours.ts";
import { Semaphore } from "#src/platform/semaphore.ts";
import type { Transaction, Database } from "./database.ts";
import { databaseUnavailable } from "./database-problem.ts";
import { everyTable, type TableNames } from "./tables-named.ts";

/**
 * One number that keeps everything current: every write that guests can see raises it, in the write's own
 * transaction. When it has changed, caches drop what was made from the tables that were written.
 */
export interface ContentVersion {
  /**
   * Runs a transaction that raises the version once those of this process have ended that came before. Raising makes
   * them wait for each other anyway; here they wait without a connection, which readers need.
   * @throws Problem database-unavailable when the turn hasn't come after `longestWait`
   */
  inTurn<Result>(transaction: () => Promise<Result>): Promise<Result>;
  /**
   * Raises the version in the transaction of the write.
   * @returns the new version, which nobody else sees before the write is committed
   */
  raise(transaction: Transaction): Promise<number>;
  /**
   * Tells the listeners of this process and of its neighbours on the same machine, and lets them renew what they have.
   * Call it after the commit of the write that raised the version, and answer the write when this is done.
   * @param written the tables that it wrote
   */
  announce(version: number, written: TableNames): Promise<void>;
  /**
   * Calls back after each change: at once for writes of this process and its neighbours, within `pollMilliseconds` for
   * those of other machines, of which nobody knows what they wrote.
   */
  onChange(listener: Listener): void;
  /**
   * Lets somebody name what a write has changed besides the tables that it wrote. Whoever listens is told of that too,
   * before anything is made anew.
   * @param follow never fails
   */
  onFollowing(follow: (written: TableNames) => Promise<TableNames>): void;
  /**
   * Makes something anew after each change, once all listeners have been called. The write is answered afterwards.
   * @param renew never fails
   */
  onRenewal(renew: (written: TableNames) => Promise<void>): void;
  /** Checks whether another process has written. */
  poll(): Promise<void>;
}

/** How long a write waits for its turn, in milliseconds: as long as a client may take to send it. */
const longestWait = 30_000;

type Listener = (written: TableNames) => void;

export function createContentVersion(database: Database, neighbours = noNeighbours): ContentVersion {
  const turns = new Semaphore(1);
  const listeners = new Set<Listener>();
  const followers = new Set<(written: TableNames) => Promise<TableNames>>();
  const renewals = new Set<(written: TableNames) => Promise<void>>();
  let known: number | undefined;

  const hear = async (version: number, told: TableNames) => {
    // Of a version in between nobody has told, or not yet.
    const written = version - 1 === known ? told : everyTable;
    known = version;
    listeners.forEach((listener) => listener(written));
    const following = await Promise.all([...followers].map((follow) => follow(written)));
    const changed = following.reduce<TableNames>((all, each) => all.union(each), written);
    if (changed.size > written.size) listeners.forEach((listener) => listener(changed));
    await Promise.all([...renewals].map((renew) => renew(changed)));
  };
  neighbours.onTold(({ version, tables }) => hear(version, new Set(tables)));
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
    async announce(version, written) {
      await Promise.all([hear(version, written), neighbours.tell({ version, tables: [...written] })]);
    },
    onChange: (listener) => void listeners.add(listener),
    onFollowing: (follow) => void followers.add(follow),
    onRenewal: (renew) => void renewals.add(renew),
    async poll() {
      const { version } = await database
        .selectFrom("contentVersion")
        .select("version")
        .where("id", "=", 1)
        .executeTakeFirstOrThrow();
      if (known === undefined) known = version;
      else if (version !== known) await hear(version, everyTable);
    },
  };
}
