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
  /** Tells this process's listeners. Call it after the commit of the write that raised the version. */
  announce(version: number): void;
  /** Calls back after each change: at once for this process's writes, within `pollMilliseconds` for another's. */
  onChange(listener: () => void): void;
  /** Checks whether another process has written. */
  poll(): Promise<void>;
}

export function createContentVersion(database: Database): ContentVersion {
  const listeners = new Set<() => void>();
  let known: number | undefined;

  const announce = (version: number) => {
    known = version;
    listeners.forEach((listener) => listener());
  };
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
    announce,
    onChange: (listener) => void listeners.add(listener),
    async poll() {
      const { version } = await database
        .selectFrom("contentVersion")
        .select("version")
        .where("id", "=", 1)
        .executeTakeFirstOrThrow();
      if (known === undefined) known = version;
      else if (version !== known) announce(version);
    },
  };
}
