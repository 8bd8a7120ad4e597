import { toStoredInstant } from "#src/i18n/time.ts";
import { changeUnseen, type Context } from "#src/platform/context.ts";
import { repeat } from "#src/platform/repeat.ts";

const lookMilliseconds = 60 * 60 * 1000;

/** How long what guests send is kept, as the privacy statement says. */
const kept = {
  address: { days: 30 },
  deleted: { days: 30 },
  archived: { months: 12 },
  starred: { months: 24 },
};

/** How many of each kind went. */
export interface Purged {
  deleted: number;
  archived: number;
  starred: number;
  addresses: number;
}

/**
 * Keeps what the privacy statement promises: messages and addresses go when their time has come.
 * A message with a star is needed longer, counted from when it was archived, or else sent.
 */
export async function purgeFeedback(context: Context): Promise<Purged> {
  const now = context.now().toZonedDateTimeISO("UTC");
  const before = (duration: Temporal.DurationLike) => toStoredInstant(now.subtract(duration).toInstant());
  return changeUnseen(context, async ({ db }) => {
    const deleted = await db
      .deleteFrom("feedback")
      .where("deletedDate", "<=", before(kept.deleted))
      .executeTakeFirstOrThrow();
    const archived = await db
      .deleteFrom("feedback")
      .where("isArchived", "=", 1)
      .where("isStarred", "=", 0)
      .where("archivedDate", "<=", before(kept.archived))
      .executeTakeFirstOrThrow();
    const starred = await db
      .deleteFrom("feedback")
      .where("isStarred", "=", 1)
      .where(({ fn }) => fn.coalesce("archivedDate", "sentDate"), "<=", before(kept.starred))
      .executeTakeFirstOrThrow();
    const addresses = await db
      .updateTable("feedback")
      .set({ ip: "" })
      .where("ip", "<>", "")
      .where("sentDate", "<=", before(kept.address))
      .executeTakeFirstOrThrow();
    return {
      deleted: Number(deleted.numDeletedRows),
      archived: Number(archived.numDeletedRows),
      starred: Number(starred.numDeletedRows),
      addresses: Number(addresses.numUpdatedRows),
    };
  });
}

/**
 * Purges from now on, once an hour.
 * @returns ends it, and what is under way
 */
export function startRetentionJob(context: Context): () => Promise<void> {
  return repeat(lookMilliseconds, async () => {
    try {
      const purged = await purgeFeedback(context);
      if (Object.values(purged).some((count) => count > 0)) context.log.info(purged, "messages purged");
    } catch (error) {
      context.log.error({ err: error }, "messages could not be purged");
    }
  });
}
