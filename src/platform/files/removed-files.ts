import { toStoredInstant } from "#src/i18n/time.ts";
import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import type { Transaction } from "#src/platform/database/database.ts";
import { anyTable } from "#src/platform/store/stored-rows.ts";

/*
 * Files that nothing has any more stay on the disk for a while, so that what had them can be restored, and then go for
 * good. Nobody gets them meanwhile.
 */

/** A table of files that are to go. */
export interface RemovedFileTable {
  filename: string;
  /** From when on the time counts: ISO 8601 in UTC. */
  removedAt: string;
}

/** How long what is removed can be restored, as the privacy statement says of photos. */
const restorable = { hours: 30 * 24 };

type Moment = Pick<Context, "now">;

/** The files of one kind that are to go. */
export interface RemovedFiles {
  /** Remembers that a file is to go; the time counts from now on, unless it does already. */
  remember(context: Moment & { db: Transaction }, filename: string): Promise<void>;
  /**
   * A file stays: in the change that puts it to use again.
   * @returns whether it was to go; false too when it has gone
   */
  forget(db: Transaction, filename: string): Promise<boolean>;
  /** Counts the time anew for a file that is about to be written again, so that it doesn't go while that is under way. */
  postpone(context: Pick<Context, "db" | "now">, filename: string): Promise<void>;
  /** Remembers the stored files that nothing names, and forgets those that something names after all. */
  notice(
    context: Moment & { db: Transaction },
    files: { stored: readonly string[]; named: readonly string[] },
  ): Promise<void>;
  /** Whether a file is still to go. */
  has(context: Pick<Context, "db">, filename: string): Promise<boolean>;
  /**
   * Removes the files whose time is over, the oldest first. Each in a change of its own, which one that has it back waits
   * for: it finds the file, or knows that it is gone. Cut off in between it is done again; one that can't be removed is
   * logged, keeps no other, and is tried again the next time.
   * @param signal ends it after the one under way
   * @returns how many went
   */
  purge(context: Context, signal?: AbortSignal): Promise<number>;
}

/**
 * @param table where they are remembered
 * @param remove removes one from the disk, with all that belongs to it; does nothing where it isn't there
 */
export function removedFiles(
  table: string,
  remove: (context: Context, filename: string) => Promise<void>,
): RemovedFiles {
  const purgeOne = (context: Context, filename: string, until: string) =>
    inUnseenTransaction(context, async ({ db }) => {
      const { numDeletedRows } = await anyTable(db)
        .deleteFrom(table)
        .where("filename", "=", filename)
        .where("removedAt", "<=", until)
        .executeTakeFirstOrThrow();
      // Postponed meanwhile, or restored.
      if (numDeletedRows === 0n) return false;
      await remove(context, filename);
      return true;
    });

  const remember: RemovedFiles["remember"] = async ({ db, now }, filename) => {
    await anyTable(db)
      .insertInto(table)
      .values({ filename, removedAt: toStoredInstant(now()) })
      .onConflict((conflict: any) => conflict.column("filename").doNothing())
      .execute();
  };
  const forget: RemovedFiles["forget"] = async (db, filename) => {
    const { numDeletedRows } = await anyTable(db)
      .deleteFrom(table)
      .where("filename", "=", filename)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  };

  return {
    remember,
    forget,
    async notice(context, { stored, named }) {
      const rows: { filename: string }[] = await anyTable(context.db)
        .selectFrom(table)
        .select("filename")
        .execute();
      const known = new Set(rows.map(({ filename }) => filename));
      for (const filename of known.intersection(new Set(named))) await forget(context.db, filename);
      for (const filename of new Set(stored).difference(new Set(named)).difference(known))
        await remember(context, filename);
    },
    async postpone({ db, now }, filename) {
      await anyTable(db)
        .updateTable(table)
        .set({ removedAt: toStoredInstant(now()) })
        .where("filename", "=", filename)
        .execute();
    },
    async has({ db }, filename) {
      const row = await anyTable(db)
        .selectFrom(table)
        .select("filename")
        .where("filename", "=", filename)
        .executeTakeFirst();
      return row !== undefined;
    },
    async purge(context, signal) {
      const until = toStoredInstant(context.now().subtract(restorable));
      const due: { filename: string }[] = await anyTable(context.db)
        .selectFrom(table)
        .select("filename")
        .where("removedAt", "<=", until)
        .orderBy("removedAt")
        .orderBy("filename")
        .execute();
      let purged = 0;
      for (const { filename } of due) {
        if (signal?.aborted) break;
        try {
          if (await purgeOne(context, filename, until)) purged++;
        } catch (error) {
          context.log.error({ err: error, filename }, "removed file could not be purged");
        }
      }
      return purged;
    },
  };
}
