import { toStoredInstant } from "#src/i18n/time.ts";
import { changeUnseen, type Context } from "#src/platform/context.ts";
import { storedThings, type Listed, type Page, type Target, type ThingKeys } from "#src/platform/stored.ts";
import type { Box, InboxCounts, ReceivedFeedback } from "./inbox.ts";

type FeedbackFields = Omit<ReceivedFeedback, keyof ThingKeys>;

const feedback = storedThings<FeedbackFields>("feedback", { booleans: ["isStarred", "isArchived"] });

const conditions: Record<Box, Partial<Record<"isStarred" | "isArchived", 0 | 1>>> = {
  new: { isStarred: 0, isArchived: 0 },
  starred: { isStarred: 1, isArchived: 0 },
  archived: { isArchived: 1 },
};

/**
 * What guests have sent and nobody has deleted, the latest first.
 * @param box only what lies there; everything when left out
 */
export async function listFeedback(
  context: Context,
  page: Page,
  box?: Box,
): Promise<Listed<ReceivedFeedback>> {
  return feedback.list(context.db, { by: "sentDate", direction: "desc" }, page, (query) => {
    const wanted = Object.entries(box ? conditions[box] : {});
    return wanted.reduce(
      (narrowed, [column, value]) => narrowed.where(column, "=", value),
      query.where("deletedDate", "is", null),
    );
  });
}

/** How many messages lie in each box. */
export async function countFeedback({ db }: Context): Promise<InboxCounts> {
  const rows = await db
    .selectFrom("feedback")
    .select(({ fn }) => ["isStarred", "isArchived", fn.countAll<number | string>().as("count")])
    .where("deletedDate", "is", null)
    .groupBy(["isStarred", "isArchived"])
    .execute();
  const count = (wanted: Partial<Record<"isStarred" | "isArchived", 0 | 1>>) =>
    rows
      .filter((row) =>
        Object.entries(wanted).every(([column, value]) => row[column as "isStarred"] === value),
      )
      .reduce((sum, row) => sum + Number(row.count), 0);
  return {
    new: count(conditions.new),
    starred: count(conditions.starred),
    archived: count(conditions.archived),
  };
}

/** @throws Problem not-found */
export async function getFeedback(context: Context, id: number): Promise<ReceivedFeedback> {
  return feedback.get(context.db, id);
}

/** @throws Problem not-found, stale */
export async function toggleStarred(context: Context, target: Target): Promise<ReceivedFeedback> {
  return mark(context, target, ({ isStarred }) => ({ isStarred: !isStarred }));
}

/** @throws Problem not-found, stale */
export async function toggleArchived(context: Context, target: Target): Promise<ReceivedFeedback> {
  return mark(context, target, ({ isArchived }, now) => ({
    isArchived: !isArchived,
    archivedDate: isArchived ? null : now,
  }));
}

/**
 * Takes a message out of every box. It can be taken back until it is gone for good, 30 days later.
 * @throws Problem not-found, stale
 */
export async function markAsDeleted(context: Context, target: Target): Promise<ReceivedFeedback> {
  return mark(context, target, ({ deletedDate }, now) => ({ deletedDate: deletedDate ?? now }));
}

/**
 * Takes a deleted message back to where it lay.
 * @throws Problem not-found, stale
 */
export async function restoreFeedback(context: Context, target: Target): Promise<ReceivedFeedback> {
  return mark(context, target, () => ({ deletedDate: null }));
}

async function mark(
  context: Context,
  target: Target,
  changed: (before: ReceivedFeedback, now: string) => Partial<FeedbackFields>,
): Promise<ReceivedFeedback> {
  const updatedAt = toStoredInstant(context.now());
  return changeUnseen(context, async (db) => {
    const before = await feedback.get(db, target.id);
    return feedback.save(db, changed(before, updatedAt), { target, updatedAt });
  });
}
