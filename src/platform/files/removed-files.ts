import { toStoredInstant } from "#src/i18n/time.ts";
import type { Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { Transaction } from "#src/platform/database/database.ts";
import { anyTable } from "#src/platform/store/stored-rows.ts";

/*
 * Files that nothing uses any more stay on the disk for a while, so that their resources can be restored. Then they
 * are deleted for good. Meanwhile nobody can download them.
 */

/** A table of files that will be deleted. */
export interface RemovedFileTable {
  filename: string;
  /** When the time began to count: ISO 8601 in UTC; empty once it is being deleted, and can't come back. */
  removedAt: string;
}

/** How long what is removed can be restored; the privacy statement says so about photos. */
const restorable = { hours: 30 * 24 };

const beingDeleted = "";

/** Seconds after which a file that is being deleted may be sent again. */
const retrySeconds = "10";

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
  /**
   * Restarts the time of a file that is about to be written or used again, so that it isn't deleted meanwhile. A
   * preview keeps no file.
   * @throws Problem storage-unavailable when it is being deleted at this moment
   */
  postpone(context: Pick<Context, "db" | "now" | "isPreview">, filename: string): Promise<void>;
  /** Remembers the stored files that nothing names, and forgets those that something names again. */
  notice(
    context: Moment & { db: Transaction },
    files: { stored: readonly string[]; named: readonly string[] },
  ): Promise<void>;
  /**
   * Deletes the files whose time is over, the oldest first. Each is marked before: whoever would use it again has
   * come first, or knows that it is gone. No transaction waits for the storage. After an interruption the work is done
   * again. A file that can't be deleted is logged, doesn't stop the others, and is tried again the next
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
  async function purgeOne(context: Context, filename: string, until: string): Promise<boolean> {
    const { numUpdatedRows } = await anyTable(context.db)
      .updateTable(table)
      .set({ removedAt: beingDeleted })
      .where("filename", "=", filename)
      .where("removedAt", "<=", until)
      .executeTakeFirstOrThrow();
    // It was postponed or restored meanwhile.
    if (numUpdatedRows === 0n) return false;
    await remove(context, filename);
    await anyTable(context.db).deleteFrom(table).where("filename", "=", filename).execute();
    return true;
  }

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
      .where("removedAt", "!=", beingDeleted)
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
    async postpone({ db, now, isPreview }, filename) {
      if (isPreview) return;
      const { numUpdatedRows } = await anyTable(db)
        .updateTable(table)
        .set({ removedAt: toStoredInstant(now()) })
        .where("filename", "=", filename)
        .where("removedAt", "!=", beingDeleted)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) return;
      const row = await anyTable(db)
        .selectFrom(table)
        .select("filename")
        .where("filename", "=", filename)
        .executeTakeFirst();
      if (row) throw new Problem("storage-unavailable", { headers: { "Retry-After": retrySeconds } });
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
