import { sql } from "kysely";
import { folded } from "#src/platform/database/folded.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import {
  expectCursor,
  type Listed,
  type Paging,
  type Target,
  type ResourceKeys,
} from "#src/platform/store/stored.ts";
import { storedResources } from "#src/platform/store/stored-resources.ts";
import { wipeDeleted } from "#src/platform/database/wipe-deleted.ts";
import { indexText, searchFor } from "#src/platform/store/search.ts";
import { expectComplete } from "#src/platform/store/derived.ts";
import { removeWaitingReceipt } from "#src/features/feedback/receipts/receipts.server.ts";
import { searchedText } from "./inbox-search.ts";
import { searchedMessages } from "./searched-feedback.server.ts";
import type { FeedbackContact, InboxCounts, InboxQuery, ReceivedFeedback } from "./inbox.ts";
import type { Box } from "./box.ts";

type FeedbackFields = Omit<ReceivedFeedback, keyof ResourceKeys>;

export const feedback = storedResources<FeedbackFields>("feedback", {
  booleans: ["isStarred", "isArchived", "isSpam"],
  remembered: ["isStarred", "isArchived", "deletedDate", "isSpam"],
  named: ["name", "email", "mobile", "answeredDate"],
});

type Marks = Partial<Record<"isStarred" | "isArchived", 0 | 1>>;

const conditions: Record<Exclude<Box, "deleted" | "spam">, Marks> = {
  new: { isStarred: 0, isArchived: 0 },
  starred: { isStarred: 1, isArchived: 0 },
  archived: { isArchived: 1 },
};

const latestFirst = [{ by: "sentDate", of: "string", direction: "desc" }] as const;

/** Lists messages, the latest first. Without a search, unanswered messages are first in the box of new ones. */
export async function listFeedback(
  context: Context,
  page: Paging,
  { box, search = "" }: InboxQuery = {},
): Promise<Listed<ReceivedFeedback>> {
  const { db } = context;
  const hits = searchFor(db, "feedback", search);
  if (!hits && box === "new") return listNew(context, page);
  if (!hits) return feedback.list(db, latestFirst, page, (query) => whereInBox(box, query));
  await expectComplete(db, searchedMessages);
  const { limit, after } = page;
  expectCursor(after, "number");
  const query = whereInBox(
    box,
    db
      .selectFrom(sql<{ id: number; resourceId: number }>`(${hits})`.as("hit"))
      .innerJoin("feedback", "feedback.id", "hit.resourceId")
      .selectAll("feedback")
      .select("hit.id as hitId"),
  );
  const rows: any[] = [];
  let below = after ? (after[0] as number) : (await lastEntry(context)) + 1;
  for (let count = entriesAtFirst; below > 0 && rows.length <= limit; count *= 8) {
    const from = Math.max(0, below - count);
    const found = await query
      .where("hit.id", ">=", from)
      .where("hit.id", "<", below)
      .orderBy("hit.id", "desc")
      .limit(limit + 1 - rows.length)
      .execute();
    rows.push(...found);
    below = from;
  }
  const items = rows.slice(0, limit).map(({ hitId: _, ...row }) => feedback.from(row));
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { items, next: last && [last.hitId, last.id] };
}

/** A cursor before all messages, because its date is later than the date of any message. */
const beforeAll = ["9999", 0] as const;

/** Lists new messages, unanswered first. A cursor begins with 0 if its message is unanswered, and otherwise with 1. */
async function listNew({ db }: Context, { limit, after }: Paging): Promise<Listed<ReceivedFeedback>> {
  expectCursor(after, "number", "string");
  const list = (isAnswered: boolean, page: Paging) =>
    feedback.list(db, latestFirst, page, (query: any) =>
      whereInBox("new", query).where("answeredDate", isAnswered ? "is not" : "is", null),
    );
  const [part, ...place] = after ?? [0, ...beforeAll];
  const from = place as [string, number];
  const first = part === 0 ? await list(false, { limit, after: from }) : { items: [], next: undefined };
  if (first.next) return { items: first.items, next: [0, ...first.next] };
  const room = limit - first.items.length;
  const answered = await list(true, { limit: Math.max(room, 1), after: part === 0 ? beforeAll : from });
  if (room === 0)
    return { items: first.items, next: answered.items.length > 0 ? [1, ...beforeAll] : undefined };
  return { items: [...first.items, ...answered.items], next: answered.next && [1, ...answered.next] };
}

/**
 * The number of search entries in the first part that a search reads, latest entries first. Further parts are larger.
 * The first part has enough hits for a frequent word, so the database needn't sort all hits.
 */
const entriesAtFirst = 2000;

/** Returns the id of the search entry of the latest message, or 0 without messages. */
async function lastEntry({ db }: Context): Promise<number> {
  const last = await db
    .selectFrom("searchEntry")
    .select("id")
    .where("kind", "=", "feedback")
    .orderBy("resourceId", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.id ?? 0;
}

function whereInBox(box: Box | undefined, query: any): any {
  if (box === "deleted" || box === "spam")
    return query.where("deletedDate", "is not", null).where("isSpam", "=", Number(box === "spam"));
  return Object.entries(box ? conditions[box] : {}).reduce(
    (narrowed, [column, value]) => narrowed.where(column, "=", value),
    query.where("deletedDate", "is", null),
  );
}

export async function countUnanswered({
  db,
}: Context): Promise<{ unanswered: number; oldest: string | null }> {
  const { count, oldest }: { count: number | string; oldest: string | null } = await whereInBox(
    "new",
    db
      .selectFrom("feedback")
      .select(({ fn }) => [fn.countAll().as("count"), fn.min("sentDate").as("oldest")])
      .where("answeredDate", "is", null),
  ).executeTakeFirstOrThrow();
  return { unanswered: Number(count), oldest };
}

/** Counts the new, starred and archived messages, and the unanswered new messages. Each count uses only an index. */
export async function countFeedback({ db }: Context): Promise<InboxCounts> {
  const all = db.selectFrom("feedback").select(({ fn }) => fn.countAll<number | string>().as("count"));
  const counted = await db
    .selectNoFrom([
      whereInBox("new", all.where("answeredDate", "is", null)).as("unanswered"),
      ...(["new", "starred", "archived"] as const).map((box) => whereInBox(box, all).as(box)),
    ])
    .executeTakeFirstOrThrow();
  return Object.fromEntries(
    Object.entries(counted).map(([name, count]) => [name, Number(count)]),
  ) as InboxCounts;
}

/** @throws Problem "not-found" if no message has this id */
export async function getFeedback(context: Context, id: number): Promise<ReceivedFeedback> {
  return feedback.get(context.db, id);
}

export async function toggleStarred(context: Context, target: Target): Promise<ReceivedFeedback> {
  return saveMarks(context, target, ({ isStarred }) => ({ isStarred: !isStarred }));
}

/** Archives a message, or moves an archived message back. @throws the errors of `StoredResources.save` */
export async function toggleArchived(context: Context, target: Target): Promise<ReceivedFeedback> {
  return saveMarks(context, target, ({ isArchived }, now) => ({
    isArchived: !isArchived,
    archivedDate: isArchived ? null : now,
  }));
}

/** Deletes a message, permanently after 30 days. @throws the errors of `StoredResources.save` */
export async function markAsDeleted(context: Context, target: Target): Promise<ReceivedFeedback> {
  return saveMarks(context, { ...target, isRemoved: true }, ({ deletedDate }, now) => ({
    deletedDate: deletedDate ?? now,
  }));
}

/** Deletes a message as spam, and its unsent receipt. @throws the errors of `StoredResources.save` */
export async function markAsSpam(context: Context, target: Target): Promise<ReceivedFeedback> {
  return inUnseenTransaction(context, async (transaction) => {
    const spam = await saveMarks(transaction, { ...target, isRemoved: true }, ({ deletedDate }, now) => ({
      deletedDate: deletedDate ?? now,
      isSpam: true,
    }));
    await removeWaitingReceipt(transaction, target.id);
    return spam;
  });
}

/** Restores a deleted message to its earlier box. @throws the errors of `StoredResources.save` */
export async function restoreFeedback(context: Context, target: Target): Promise<ReceivedFeedback> {
  return saveMarks(context, { ...target, isRestored: true }, () => ({ deletedDate: null, isSpam: false }));
}

/** Records whether a message is read. The version stays, so colleagues get no conflict. @throws Problem "not-found" */
export async function saveReadState(
  context: Context,
  isRead: boolean,
  id: number,
): Promise<ReceivedFeedback> {
  return inUnseenTransaction(context, async ({ db }) => {
    const { readDate, ...message } = await feedback.get(db, id);
    if ((readDate !== null) === isRead) return { ...message, readDate };
    const changed = isRead ? toStoredInstant(context.now()) : null;
    await db.updateTable("feedback").set({ readDate: changed }).where("id", "=", id).execute();
    return { ...message, readDate: changed };
  });
}

/** Replaces the staff's note on a message. @throws the errors of `StoredResources.save` */
export async function saveNote(context: Context, note: string, target: Target): Promise<ReceivedFeedback> {
  return inUnseenTransaction(context, async (transaction) => {
    const saved = await feedback.save(transaction, { note }, target);
    await indexText(transaction.db, { kind: "feedback", resourceId: saved.id }, searchedText(saved));
    return saved;
  });
}

/**
 * Corrects a guest's name and contact details (GDPR, article 16). The history records the author, the time and the
 * names of the fields, without values. The wrong values are also removed from SQLite's files.
 * @throws the errors of `StoredResources.save`
 */
export async function correctContact(
  context: Context,
  contact: FeedbackContact,
  target: Target,
): Promise<ReceivedFeedback> {
  const corrected = await inUnseenTransaction(context, async (transaction) => {
    const saved = await feedback.save(transaction, contact, target);
    await transaction.db
      .updateTable("feedbackSearch")
      .set({ email: folded(saved.email) })
      .where("id", "=", saved.id)
      .execute();
    await indexText(transaction.db, { kind: "feedback", resourceId: saved.id }, searchedText(saved));
    return saved;
  });
  await wipeDeleted(context.db);
  return corrected;
}

async function saveMarks(
  context: Context,
  target: Target,
  changed: (before: ReceivedFeedback, now: string) => Partial<FeedbackFields>,
): Promise<ReceivedFeedback> {
  return inUnseenTransaction(context, async (transaction) => {
    const before = await feedback.get(transaction.db, target.id);
    const { ifVersions = [before.version] } = target;
    return feedback.save(transaction, changed(before, toStoredInstant(context.now())), {
      ...target,
      ifVersions,
    });
  });
}
