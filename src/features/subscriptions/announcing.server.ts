import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { Database } from "#src/platform/database/database.ts";

/* The script `restore` also calls these functions, so this file imports nothing that needs the built server. */

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** A single row. Nothing older than `since` is sent, and nothing at all while `isHeld` is 1. */
    announcing: { id: number; since: string; isHeld: number };
  }
}

export const getAnnouncing = ({ db }: Pick<Context, "db">) =>
  db.selectFrom("announcing").selectAll().executeTakeFirstOrThrow();

/** Stops the messages after a restore. A restored site can't know which messages were sent after the backup. */
export async function holdAnnouncements(db: Database): Promise<void> {
  await db.updateTable("announcing").set({ isHeld: 1 }).execute();
}

/**
 * Starts the messages, for the first time or after a restore. Earlier announcements aren't sent. The rest of a partly
 * sent announcement isn't sent either, because guests may have got the rest after the backup.
 */
export async function beginAnnouncing({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  await db.updateTable("announced").set({ afterId: null }).where("afterId", "is not", null).execute();
  await db
    .updateTable("announcing")
    .set({ since: toStoredInstant(now()), isHeld: 0 })
    .execute();
}
