import { randomUUID } from "node:crypto";
import os from "node:os";
import { version } from "#package.json";
import { toStoredInstant } from "#src/i18n/time.ts";
import type { Context } from "#src/platform/context.ts";

/*
 * The processes of the site that live, on one machine or many. Each raises a number in its row every few seconds.
 * Whether another one lives is decided by how long its number has stayed the same, measured by a stopwatch: clocks that
 * differ or jump change nothing.
 */

/** A process that lives, or has died a minute ago at most. */
export interface ProcessTable {
  /** Made up at the start, and again when others took this process for dead. */
  id: string;
  /** The name of its machine. */
  host: string;
  pid: number;
  /** The version of the program. */
  version: string;
  startedAt: string;
  /** When it gave its last sign of life, by its own clock. */
  seenAt: string;
  /** How many signs it has given. */
  signs: number;
}

declare module "#src/platform/database/database.ts" {
  interface Tables {
    process: ProcessTable;
  }
}

/** The processes that live, the oldest first. */
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

const signEveryMilliseconds = 15_000;

/** A process without a sign of life for this long is taken for dead. */
const deadMilliseconds = 45_000;

/** A process that can't give its sign no longer counts on what it holds after this: earlier than others take it. */
const doubtMilliseconds = 30_000;

/** This process among all of the site. */
export interface Presence {
  /** The present id; undefined before the first sign of life. */
  readonly id: string | undefined;
  /** Whether others may soon take this process for dead. */
  isInDoubt(): boolean;
  /**
   * Gives a sign of life when it is time to, and removes the processes that have given none for too long.
   * @returns whether others have taken this process for dead; it has a new id then
   */
  giveSign(): Promise<boolean>;
  /** Says that this process ends. */
  leave(): Promise<void>;
}

/** @param elapsed milliseconds on a stopwatch, for tests */
export function createPresence(context: Context, elapsed: () => number): Presence {
  const { db, now } = context;
  const startedAt = toStoredInstant(now());
  const others = new Map<string, { signs: number; since: number }>();
  let id: string | undefined;
  let signedAt = -Infinity;

  async function removeDead(): Promise<void> {
    const rows = await db.selectFrom("process").select(["id", "signs"]).where("id", "!=", id!).execute();
    const ids = new Set(rows.map((row) => row.id));
    for (const known of others.keys()) if (!ids.has(known)) others.delete(known);
    for (const row of rows) {
      const known = others.get(row.id);
      if (known?.signs !== row.signs) others.set(row.id, { signs: row.signs, since: elapsed() });
      else if (elapsed() - known.since >= deadMilliseconds)
        // If it gives a sign at this moment, it stays.
        await db.deleteFrom("process").where("id", "=", row.id).where("signs", "=", row.signs).execute();
    }
  }

  return {
    get id() {
      return id;
    },
    isInDoubt: () => elapsed() - signedAt >= doubtMilliseconds,
    async giveSign() {
      if (elapsed() - signedAt < signEveryMilliseconds) return false;
      const begun = elapsed();
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
      signedAt = begun;
      await removeDead();
      return previous !== undefined && id !== previous;
    },
    async leave() {
      if (id !== undefined) await db.deleteFrom("process").where("id", "=", id).execute();
    },
  };
}
