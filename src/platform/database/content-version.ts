import { noNeighbours } from "#src/platform/neighbours.ts";
import type { Transaction, Database } from "./database.ts";

/**
 * One number that keeps everything current: every write that guests can see raises it, in the write's own
 * transaction. Caches of finished pages are cleared when it has changed.
 */
export interface ContentVersion {
  /**
   * Raises the version in the transaction of the write.
   * @returns the new version, which nobody else sees before the write is committed
   */
  raise(transaction: Transaction): Promise<number>;
  /**
   * Tells the listeners of this process and of its neighbours on the same machine. Call it after the commit of the
   * write that raised the version, and answer the write when this is done.
   */
  announce(version: number): Promise<void>;
  /**
   * Calls back after each change: at once for writes of this process and its neighbours, within `pollMilliseconds` for
   * those of other machines.
   */
  onChange(listener: () => void): void;
  /** Checks whether another process has written. */
  poll(): Promise<void>;
}

export function createContentVersion(database: Database, neighbours = noNeighbours): ContentVersion {
  const listeners = new Set<() => void>();
  let known: number | undefined;

  const hear = (version: number) => {
    known = version;
    listeners.forEach((listener) => listener());
  };
  neighbours.onTold(hear);
  return {
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
      hear(version);
      await neighbours.tell(version);
    },
    onChange: (listener) => void listeners.add(listener),
    async poll() {
      const { version } = await database
        .selectFrom("contentVersion")
        .select("version")
        .where("id", "=", 1)
        .executeTakeFirstOrThrow();
      if (known === undefined) known = version;
      else if (version !== known) hear(version);
    },
  };
}
