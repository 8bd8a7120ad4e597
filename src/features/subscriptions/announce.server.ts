import type { Announcement, Topic } from "#src/campsite/announcements.ts";
import type { Language } from "#src/i18n/language.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { inUnseenTransaction, type Context, type TransactionContext } from "#src/platform/context.ts";
import { queueGuestPush } from "#src/campsite/guest-push/guest-push.server.ts";
import { recordBesideBackups } from "#src/platform/copies/erasures/erasure-lists.ts";
import type { Job } from "#src/platform/jobs/job.ts";
import { queueMails } from "#src/platform/mail-outbox.ts";
import {
  deleteMark,
  findDue,
  forgetMarks,
  listAnnouncements,
  listMarks,
  newsMark,
} from "./announced.server.ts";
import { writeMessages } from "./announcement-mail.server.ts";
import { beginAnnouncing, getAnnouncing } from "./announcing.server.ts";
import { endSubscription, receiversOf, removeEnded, type Subscription } from "./subscriptions.server.ts";

/** The maximum number of messages in one transaction. Short transactions don't delay guests' requests. */
const atOnce = 100;

/** The number of permanent refusals after which an address is removed. */
const maxRefusals = 2;

/** The time during which a phone without a connection can still get a push message. */
const pushLife = { hours: 12 };

/** Queues the messages about new notices and news. The jobs "mail" and "guest-push" send these messages. */
export const announceJob = (context: Context): Job => ({
  name: "announce",
  every: { seconds: 5 },
  run: async (signal) => ({ queued: await announce(context, signal) }),
});

/** Deletes ended subscriptions, and the marks of ended announcements. */
export const endedSubscriptionsJob = (context: Context): Job => ({
  name: "endedSubscriptions",
  every: { hours: 1 },
  waitsAfterLeap: true,
  async run() {
    await forgetMarks(context);
    return { ended: await removeEnded(context) };
  },
});

/**
 * Marks the due announcements, and queues their messages. The first run only stores its time, because earlier
 * announcements are never sent.
 * @returns the number of queued messages
 */
export async function announce(context: Context, signal?: AbortSignal): Promise<number> {
  const { since, isHeld } = await getAnnouncing(context);
  if (isHeld) return 0;
  // A clock that was ahead can have stored a time in the future.
  if (since === "" || since > toStoredInstant(context.now())) {
    await beginAnnouncing(context);
    return 0;
  }
  const { send, never } = await findDue(context, since);
  if (send.length + never.length > 0) await markAll(context, send, never);
  let queued = 0;
  const marks = await listMarks(context);
  const current = await listAnnouncements(context);
  for (const mark of marks.values()) {
    const { kind, resourceId, at, afterId } = mark;
    if (afterId === null) continue;
    const about = current.filter((each) =>
      kind === newsMark.kind
        ? each.topic === "news" && marks.get(`${each.kind} ${each.id}`)?.at === at
        : each.kind === kind && each.id === resourceId,
    );
    queued += await queueFor(context, { ...mark, afterId }, about, signal);
  }
  return queued;
}

async function markAll(context: Context, send: readonly Announcement[], never: readonly Announcement[]) {
  const at = toStoredInstant(context.now());
  const hasNews = send.some(({ topic }) => topic === "news");
  const rowOf = ({ kind, id }: Pick<Announcement, "kind" | "id">, afterId: number | null) => ({
    kind,
    resourceId: id,
    at,
    afterId,
  });
  const rows = [
    // A mail with news contains the articles with its time. Articles that are never sent have an earlier time.
    ...never.map((each) => ({
      ...rowOf(each, null),
      at: toStoredInstant(context.now().subtract({ seconds: 1 })),
    })),
    ...send.map((each) => rowOf(each, each.topic === "news" ? null : 0)),
    ...(hasNews ? [rowOf(newsMark, 0)] : []),
  ];
  const over = [...send, ...never].flatMap(({ follows, end }) => follows ?? end ?? []);
  await inUnseenTransaction(context, async ({ db }) => {
    for (const each of over) await deleteMark(db, each);
    if (hasNews) await db.deleteFrom("announced").where("kind", "=", newsMark.kind).execute();
    await db
      .insertInto("announced")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

interface Progress {
  kind: string;
  resourceId: number;
  afterId: number;
  isCorrection: number;
  languages: string;
}

/**
 * Queues the messages of a marked announcement in parts. Each transaction stores its messages and the progress
 * together. Every subscriber therefore gets exactly one message, even after a crash.
 * @param about the announcements in the message; empty when the announcement has ended and no more messages are queued
 */
async function queueFor(
  context: Context,
  { kind, resourceId, isCorrection, languages, ...mark }: Progress,
  about: readonly Announcement[],
  signal: AbortSignal | undefined,
): Promise<number> {
  let queued = 0;
  for (let afterId: number | null = mark.afterId; afterId !== null;) {
    if (signal?.aborted) break;
    const from: number = afterId;
    const receivers = about.length > 0 ? await listReceivers(context, about[0]!.topic, from, languages) : [];
    const messages = await writeMessages(context, receivers, about, isCorrection === 1);
    afterId = receivers.length < atOnce ? null : receivers.at(-1)!.id;
    const next = afterId;
    queued += await inUnseenTransaction(context, async (transaction) => {
      const { db } = transaction;
      const { numUpdatedRows } = await db
        .updateTable("announced")
        .set(({ eb }) => ({ afterId: next, mails: eb("mails", "+", messages.length) }))
        .where("kind", "=", kind)
        .where("resourceId", "=", resourceId)
        .where("afterId", "=", from)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return 0;
      const left = await stillSubscribed(transaction, receivers);
      const due = messages.filter(({ id }) => left.has(id));
      await queueMails(
        db,
        due.flatMap(({ mail }) => mail ?? []),
        context.now(),
      );
      for (const { push } of due)
        if (push) await queueGuestPush(transaction, push.device, push, context.now().add(pushLife));
      return due.length;
    });
  }
  return queued;
}

/** @param languages JSON: the languages of the receivers. Empty for every language */
const listReceivers = (
  context: Context,
  topic: Topic,
  afterId: number,
  languages: string,
): Promise<Subscription[]> =>
  receiversOf(context, topic)
    .selectAll()
    .where("id", ">", afterId)
    .$if(languages !== "", (query) => query.where("language", "in", JSON.parse(languages) as Language[]))
    .orderBy("id")
    .limit(atOnce)
    .execute();

async function stillSubscribed({ db }: TransactionContext, receivers: readonly Subscription[]) {
  if (receivers.length === 0) return new Set<number>();
  const ids = receivers.map(({ id }) => id);
  const rows = await db.selectFrom("subscription").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Counts a permanent refusal of an address by its mail server. The second refusal ends the subscription. */
export async function countRefusal(context: Context, addressFolded: string): Promise<void> {
  const hasEnded = await inUnseenTransaction(context, async (transaction) => {
    const refused = await transaction.db
      .updateTable("subscription")
      .set(({ eb }) => ({ refusals: eb("refusals", "+", 1) }))
      .where("addressFolded", "=", addressFolded)
      .returning(["id", "addressFolded", "refusals"])
      .executeTakeFirst();
    if (!refused || refused.refusals < maxRefusals) return false;
    await endSubscription(transaction, refused);
    return true;
  });
  if (hasEnded) await recordBesideBackups(context);
}
