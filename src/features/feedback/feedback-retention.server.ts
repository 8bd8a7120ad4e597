import { setImmediate } from "node:timers/promises";
import type { ExpressionBuilder } from "kysely";
import { toStoredInstant } from "#src/i18n/time.ts";
import { inUnseenTransaction, type Context, type TransactionContext } from "#src/platform/context.ts";
import type { Tables } from "#src/platform/database/database.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import { forgetErasures, rememberErased } from "#src/platform/copies/erasures/erasures.ts";
import { wipeDeleted } from "#src/platform/database/wipe-deleted.ts";
import { messageSubject } from "./erased-feedback.server.ts";

/** How long what guests send is stored, as the privacy statement says. */
const retention = {
  address: { days: 30 },
  deleted: { days: 30 },
  archived: { months: 12 },
  longest: { months: 24 },
};

/** How many messages are looked at in one query, and how many erasures are forgotten in one. */
const [lookedAtOnce, forgottenAtOnce] = [1000, 100];

/** How many of each kind were deleted. */
export type Purged = Record<"deleted" | "archived" | "old" | "addresses", number>;

/**
 * Does what the privacy statement promises: messages and addresses are deleted when their time is over, also from the
 * database's files. Archived messages are deleted first, unless a star marks them as needed longer; none is stored
 * for ever. They go one by one, so that nobody waits when there are many: a message's words leave the search's index
 * with it, which takes a millisecond or two whether alone or with others.
 * @param signal once it's aborted, what is left waits for the next time
 */
export async function purgeFeedback(context: Context, signal?: AbortSignal): Promise<Purged> {
  const purged: Purged = { deleted: 0, archived: 0, old: 0, addresses: 0 };
  const over = timesOver(context.now());
  const { last } = await context.db
    .selectFrom("feedback")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  for (let after = 0; after < (last ?? 0); after += lookedAtOnce) {
    if (signal?.aborted) break;
    const due = await context.db
      .selectFrom("feedback")
      .select("id")
      .where("id", ">", after)
      .where("id", "<=", after + lookedAtOnce)
      .where((message) => message.or([isOver(message, over), hasOldAddress(message, over)]))
      .execute();
    for (const { id } of due) {
      await setImmediate();
      if (signal?.aborted) break;
      const kind = await inUnseenTransaction(context, (transaction) => purge(transaction, id, over));
      if (kind) purged[kind]++;
    }
  }
  for (let forgotten = forgottenAtOnce; forgotten === forgottenAtOnce;) {
    await setImmediate();
    if (signal?.aborted) break;
    forgotten = await inUnseenTransaction(context, ({ db }) =>
      forgetErasures(db, over.longest, forgottenAtOnce),
    );
  }
  await wipeDeleted(context.db);
  return purged;
}

type Times = Record<keyof typeof retention, string>;

/** The moments until which what has happened is over, as they are stored. */
function timesOver(instant: Temporal.Instant): Times {
  const now = instant.toZonedDateTimeISO("UTC");
  const before = (duration: Temporal.DurationLike) => toStoredInstant(now.subtract(duration).toInstant());
  return {
    address: before(retention.address),
    deleted: before(retention.deleted),
    archived: before(retention.archived),
    longest: before(retention.longest),
  };
}

type Message = ExpressionBuilder<Tables, "feedback">;

const isOver = (message: Message, over: Times) =>
  message.or([
    message("sentDate", "<=", over.longest),
    message("deletedDate", "<=", over.deleted),
    message.and([
      message("isArchived", "=", 1),
      message("isStarred", "=", 0),
      message("archivedDate", "<=", over.archived),
    ]),
  ]);

const hasOldAddress = (message: Message, over: Times) =>
  message.and([message("ip", "<>", ""), message("sentDate", "<=", over.address)]);

/**
 * Deletes a message that is over, or its address.
 * @returns as what it counts; undefined when staff have just decided otherwise
 */
async function purge(
  { db, now }: TransactionContext,
  id: number,
  over: Times,
): Promise<keyof Purged | undefined> {
  const gone = await db
    .deleteFrom("feedback")
    .where("id", "=", id)
    .where((message) => isOver(message, over))
    .returning(["sentDate", "deletedDate"])
    .executeTakeFirst();
  if (!gone) {
    const { numUpdatedRows } = await db
      .updateTable("feedback")
      .set({ ip: "" })
      .where("id", "=", id)
      .where((message) => hasOldAddress(message, over))
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0 ? "addresses" : undefined;
  }
  // What is too old tells so by itself. A backup from before staff deleted or archived a message doesn't know it.
  if (gone.sentDate <= over.longest) return "old";
  await rememberErased(db, [messageSubject(id)], now());
  return gone.deletedDate && gone.deletedDate <= over.deleted ? "deleted" : "archived";
}

/** Deletes them once an hour. */
export const retentionJob = (context: Context): Job => ({
  name: "retention",
  every: { hours: 1 },
  waitsAfterLeap: true,
  run: async (signal) => ({ ...(await purgeFeedback(context, signal)) }),
});
