import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { Database } from "#src/platform/database/database.ts";

/* Scripts call these functions without the built server. */

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** One row. Announcements from before `since` aren't sent; it is "" until the job first runs. While `isHeld`, nothing is sent. */
    announcing: { id: number; since: string; isHeld: number };
  }
}

export const getAnnouncing = ({ db }: Pick<Context, "db">) =>
  db.selectFrom("announcing").selectAll().executeTakeFirstOrThrow();

/** Stops the mails of a restored site, which can't know what was sent after the backup. */
export async function holdAnnouncements(db: Database): Promise<void> {
  await db.updateTable("announcing").set({ isHeld: 1 }).execute();
}

/** Begins to send mails, or begins again after a restore. Only what is published from now on is sent. */
export async function beginAnnouncing({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  await db
    .updateTable("announcing")
    .set({ since: toStoredInstant(now()), isHeld: 0 })
    .execute();
}
