import { randomUUID } from "node:crypto";
import os from "node:os";
import { version } from "#package.json";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";

/*
 * Each process regularly increments its counter in the database. Other processes measure with a monotonic clock how
 * long the counter stays the same. System clocks aren't compared, because they differ and jump.
 */

export interface ProcessTable {
  /** A random id. A process that was considered dead gets a new id. */
  id: string;
  host: string;
  pid: number;
  version: string;
  startedAt: string;
  /** The time of the last heartbeat, according to the process's clock. */
  seenAt: string;
  signs: number;
}

declare module "#src/platform/database/database.ts" {
  interface Tables {
    process: ProcessTable;
  }
}

export function listProcesses({
  db,
}: Context): Promise<Pick<ProcessTable, "host" | "pid" | "version" | "startedAt" | "seenAt">[]> {
  return db
    .selectFrom("process")
    .select(["host", "pid", "version", "startedAt", "seenAt"])
    .orderBy("startedAt")
    .orderBy("id")
    .execute();
}

const heartbeatMilliseconds = 15_000;

const deadMilliseconds = 45_000;

/** A process that can't send a heartbeat gives up its jobs after this time, before other processes take them. */
const doubtMilliseconds = 30_000;

export interface Presence {
  readonly id: string | undefined;
  /** True when other processes may soon consider this process dead. */
  isInDoubt(): boolean;
  /** Sends a heartbeat if one is due, and removes dead processes. @returns true when this process was considered dead */
  sendHeartbeat(): Promise<boolean>;
  leave(): Promise<void>;
}

/** Tracks which processes are alive. @param elapsed a monotonic clock in milliseconds */
export function createPresence(context: Context, elapsed: () => number): Presence {
  const { db, now } = context;
  const startedAt = toStoredInstant(now());
  const others = new Map<string, { signs: number; since: number }>();
  let id: string | undefined;
  let heartbeatAt = -Infinity;

  async function removeDead(): Promise<void> {
    const rows = await db.selectFrom("process").select(["id", "signs"]).where("id", "!=", id!).execute();
    const ids = new Set(rows.map((row) => row.id));
    for (const known of others.keys()) if (!ids.has(known)) others.delete(known);
    for (const row of rows) {
      const known = others.get(row.id);
      if (known?.signs !== row.signs) others.set(row.id, { signs: row.signs, since: elapsed() });
      else if (elapsed() - known.since >= deadMilliseconds)
        // The row stays when the process has sent a heartbeat in the meantime.
        await db.deleteFrom("process").where("id", "=", row.id).where("signs", "=", row.signs).execute();
    }
  }

  return {
    get id() {
      return id;
    },
    isInDoubt: () => elapsed() - heartbeatAt >= doubtMilliseconds,
    async sendHeartbeat() {
      if (elapsed() - heartbeatAt < heartbeatMilliseconds) return false;
      const elapsedNow = elapsed();
      const seenAt = toStoredInstant(now());
      const previous = id;
      const { numUpdatedRows } = await db
        .updateTable("process")
        .set(({ eb }) => ({ seenAt, signs: eb("signs", "+", 1) }))
        .where("id", "=", previous ?? "")
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) {
        const own = { host: os.hostname(), pid: process.pid, version, startedAt };
        const values = { id: randomUUID(), ...own, seenAt, signs: 1 };
        await db.insertInto("process").values(values).execute();
        id = values.id;
      }
      heartbeatAt = elapsedNow;
      await removeDead();
      return previous !== undefined && id !== previous;
    },
    async leave() {
      if (id !== undefined) await db.deleteFrom("process").where("id", "=", id).execute();
    },
  };
}
