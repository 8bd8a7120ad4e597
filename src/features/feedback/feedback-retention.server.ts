import { toStoredInstant } from "#src/i18n/time.ts";
import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import { rememberErased } from "#src/platform/copies/erasures.ts";
import { wipeDeleted } from "#src/platform/database/wipe-deleted.ts";
import { messageSubject } from "./erased-feedback.server.ts";

/** How long what guests send is stored, as the privacy statement says. */
const retention = {
  address: { days: 30 },
  deleted: { days: 30 },
  archived: { months: 12 },
  longest: { months: 24 },
};

/** How many of each kind were deleted. */
export interface Purged {
  deleted: number;
  archived: number;
  old: number;
  addresses: number;
}

/**
 * Does what the privacy statement promises: messages and addresses are deleted when their time is over, also from the
 * database's files. Archived messages are deleted first, unless a star marks them as needed longer; none is stored
 * for ever.
 */
export async function purgeFeedback(context: Context): Promise<Purged> {
  const now = context.now().toZonedDateTimeISO("UTC");
  const before = (duration: Temporal.DurationLike) => toStoredInstant(now.subtract(duration).toInstant());
  const purged = await inUnseenTransaction(context, async ({ db }) => {
    const deleted = await db
      .deleteFrom("feedback")
      .where("deletedDate", "<=", before(retention.deleted))
      .returning("id")
      .execute();
    const archived = await db
      .deleteFrom("feedback")
      .where("isArchived", "=", 1)
      .where("isStarred", "=", 0)
      .where("archivedDate", "<=", before(retention.archived))
      .returning("id")
      .execute();
    // A backup from before staff deleted or archived them doesn't know it. What is too old it tells by itself.
    const subjects = [...deleted, ...archived].map(({ id }) => messageSubject(id));
    await rememberErased(db, subjects, context.now());
    await db.deleteFrom("erasure").where("at", "<=", before(retention.longest)).execute();
    const old = await db
      .deleteFrom("feedback")
      .where("sentDate", "<=", before(retention.longest))
      .executeTakeFirstOrThrow();
    const addresses = await db
      .updateTable("feedback")
      .set({ ip: "" })
      .where("ip", "<>", "")
      .where("sentDate", "<=", before(retention.address))
      .executeTakeFirstOrThrow();
    return {
      deleted: deleted.length,
      archived: archived.length,
      old: Number(old.numDeletedRows),
      addresses: Number(addresses.numUpdatedRows),
    };
  });
  await wipeDeleted(context.db);
  return purged;
}

/** Deletes them once an hour. */
export const retentionJob = (context: Context): Job => ({
  name: "retention",
  every: { hours: 1 },
  waitsAfterLeap: true,
  run: async () => ({ ...(await purgeFeedback(context)) }),
});
