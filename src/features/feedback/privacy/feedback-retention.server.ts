import { setImmediate } from "node:timers/promises";
import type { ExpressionBuilder } from "kysely";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { inUnseenTransaction, type Context, type TransactionContext } from "#src/platform/context.ts";
import type { Tables } from "#src/platform/database/database.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import { forgetErasures, recordErased } from "#src/platform/copies/erasures/erasures.ts";
import { wipeDeleted } from "#src/platform/database/wipe-deleted.ts";
import { messageSubject } from "./erased-feedback.server.ts";

/** The storage periods that the privacy statement names. */
const retention = {
  address: { days: 30 },
  deleted: { days: 30 },
  archived: { months: 12 },
  longest: { months: 24 },
};

const [lookedAtOnce, forgottenAtOnce] = [1000, 100];

export type PurgeCounts = Record<"deleted" | "archived" | "old" | "addresses", number>;

/**
 * Deletes messages and IP addresses whose storage period has ended, even from SQLite's files. The period for archived
 * messages doesn't apply to starred messages. Then deletes records of erasures that are older than every stored
 * message. Each message has its own transaction, so that requests don't wait for many deletions.
 * @param signal when aborted, the remaining messages wait for the next run
 */
export async function purgeFeedback(context: Context, signal?: AbortSignal): Promise<PurgeCounts> {
  const purged: PurgeCounts = { deleted: 0, archived: 0, old: 0, addresses: 0 };
  const cutOffs = cutOffTimes(context.now());
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
      .where((message) => message.or([isExpired(message, cutOffs), hasOldAddress(message, cutOffs)]))
      .execute();
    for (const { id } of due) {
      await setImmediate();
      if (signal?.aborted) break;
      const kind = await inUnseenTransaction(context, (transaction) => purge(transaction, id, cutOffs));
      if (kind) purged[kind]++;
    }
  }
  for (let forgotten = forgottenAtOnce; forgotten === forgottenAtOnce;) {
    await setImmediate();
    if (signal?.aborted) break;
    forgotten = await inUnseenTransaction(context, ({ db }) =>
      forgetErasures(db, cutOffs.longest, forgottenAtOnce),
    );
  }
  await wipeDeleted(context.db);
  return purged;
}

type Times = Record<keyof typeof retention, string>;

function cutOffTimes(instant: Temporal.Instant): Times {
  const now = instant.toZonedDateTimeISO("UTC");
  const before = (duration: Temporal.DurationLike) => toStoredInstant(now.subtract(duration).toInstant());
  return {
    address: before(retention.address),
    deleted: before(retention.deleted),
    archived: before(retention.archived),
    longest: before(retention.longest),
  };
}

/** True for a message from another system whose storage period hasn't ended. */
export function isRetained(
  {
    sentDate,
    isStarred,
    archivedDate,
  }: { sentDate: string; isStarred: boolean; archivedDate: string | null },
  now: Temporal.Instant,
): boolean {
  const { longest, archived } = cutOffTimes(now);
  return sentDate > longest && (isStarred || archivedDate === null || archivedDate > archived);
}

/** True while the IP address of a message's sender may be stored. */
export const addressRetained = (sentDate: string, now: Temporal.Instant): boolean =>
  sentDate > cutOffTimes(now).address;

type Message = ExpressionBuilder<Tables, "feedback">;

const isExpired = (message: Message, cutOffs: Times) =>
  message.or([
    message("sentDate", "<=", cutOffs.longest),
    message("deletedDate", "<=", cutOffs.deleted),
    message.and([
      message("isArchived", "=", 1),
      message("isStarred", "=", 0),
      message("archivedDate", "<=", cutOffs.archived),
    ]),
  ]);

const hasOldAddress = (message: Message, cutOffs: Times) =>
  message.and([message("ip", "<>", ""), message("sentDate", "<=", cutOffs.address)]);

/** Deletes a message or its IP address. @returns the count to increase; undefined if staff just changed it */
async function purge(
  { db, now }: TransactionContext,
  id: number,
  cutOffs: Times,
): Promise<keyof PurgeCounts | undefined> {
  const gone = await db
    .deleteFrom("feedback")
    .where("id", "=", id)
    .where((message) => isExpired(message, cutOffs))
    .returning(["sentDate", "deletedDate"])
    .executeTakeFirst();
  if (!gone) {
    const { numUpdatedRows } = await db
      .updateTable("feedback")
      .set({ ip: "" })
      .where("id", "=", id)
      .where((message) => hasOldAddress(message, cutOffs))
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0 ? "addresses" : undefined;
  }
  // A message past the longest period needs no record, because its date shows that the period has ended. All other
  // messages need a record, because an older backup doesn't show that staff have deleted or archived the message.
  if (gone.sentDate <= cutOffs.longest) return "old";
  await recordErased(db, [messageSubject(id)], now());
  return gone.deletedDate && gone.deletedDate <= cutOffs.deleted ? "deleted" : "archived";
}

export const retentionJob = (context: Context): Job => ({
  name: "retention",
  every: { hours: 1 },
  waitsAfterLeap: true,
  run: async (signal) => ({ ...(await purgeFeedback(context, signal)) }),
});
