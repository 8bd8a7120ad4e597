import { toStoredInstant } from "#src/i18n/time.ts";
import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import type { Transaction } from "#src/platform/database/database.ts";
import { anyTable } from "#src/platform/store/stored-rows.ts";

/*
 * Files that nothing uses any more stay on the disk for a while, so that their resources can be restored. Then they
 * are deleted for good. Meanwhile nobody can download them.
 */

/** A table of files that will be deleted. */
export interface RemovedFileTable {
  filename: string;
  /** When the time began to count: ISO 8601 in UTC. */
  removedAt: string;
}

/** How long what is removed can be restored; the privacy statement says so about photos. */
const restorable = { hours: 30 * 24 };

type Moment = Pick<Context, "now">;

/** The files of one kind that will be deleted. */
export interface RemovedFiles {
  /** Remembers that a file will be deleted. Its time starts now, unless it is remembered already. */
  remember(context: Moment & { db: Transaction }, filename: string): Promise<void>;
  /**
   * Keeps a file after all, in the transaction that uses it again.
   * @returns whether it was to be deleted; also false when it is deleted already
   */
  forget(db: Transaction, filename: string): Promise<boolean>;
  /** Restarts the time of a file that is about to be written again, so that it isn't deleted meanwhile. */
  postpone(context: Pick<Context, "db" | "now">, filename: string): Promise<void>;
  /** Remembers the stored files that nothing names, and forgets those that something names again. */
  notice(
    context: Moment & { db: Transaction },
    files: { stored: readonly string[]; named: readonly string[] },
  ): Promise<void>;
  /** Whether a file is still to be deleted. */
  has(context: Pick<Context, "db">, filename: string): Promise<boolean>;
  /**
   * Deletes the files whose time is over, the oldest first, each in a transaction of its own. A transaction that
   * restores the file waits for this one, so it finds the file or knows that it is gone. After an interruption the
   * work is done again. A file that can't be deleted is logged, doesn't stop the others, and is tried again the next
   * time.
   * @param signal stops after the present file
   * @returns how many files were deleted
   */
  purge(context: Context, signal?: AbortSignal): Promise<number>;
}

/**
 * @param table where the files are remembered
 * @param remove removes a file from the disk with everything that belongs to it; does nothing when there is none
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
      // It was postponed or restored meanwhile.
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
