import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { Transaction } from "#src/platform/database/database.ts";
import { anyTable } from "#src/platform/store/any-table.ts";

/* Unused files stay for 30 days, so that their resources can be restored. */

export interface RemovedFileTable {
  filename: string;
  /** ISO 8601 in UTC. The text is "" after the deletion has begun. Then the file can't be restored. */
  removedAt: string;
}

/** The time for which a removed file can be restored. The privacy statement names this time for photos. */
const restorable = { hours: 30 * 24 };

const beingDeleted = "";

const retrySeconds = "10";

type Moment = Pick<Context, "now">;

export interface RemovedFiles {
  /** Schedules a file for deletion. A file that is already scheduled keeps its date. */
  remember(context: Moment & { db: Transaction }, filename: string): Promise<void>;
  /** Cancels the deletion of a file. @returns false when the file wasn't scheduled or is being deleted */
  forget(db: Transaction, filename: string): Promise<boolean>;
  /** Restarts a scheduled file's 30 days. @throws Problem "storage-unavailable" while it is being deleted */
  postpone(context: Pick<Context, "db" | "now" | "isPreview">, filename: string): Promise<void>;
  /** Schedules the deletion of unused stored files. Cancels the deletion of files that are in use again. */
  notice(
    context: Moment & { db: Transaction },
    files: { stored: readonly string[]; named: readonly string[] },
  ): Promise<void>;
  /** Deletes expired files and returns their number. Marks each file first, so that nobody can use the file again. */
  purge(context: Context, signal?: AbortSignal): Promise<number>;
}

/** @param remove deletes a file in all its sizes; a missing file is no error */
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
    // The file's deletion was postponed or cancelled in the meantime.
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
          context.log.error({ err: error, filename }, "a removed file could not be deleted permanently");
        }
      }
      return purged;
    },
  };
}
