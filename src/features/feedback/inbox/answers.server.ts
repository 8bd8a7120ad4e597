import { listAnswerTemplates } from "#src/features/feedback/answer-templates/answer-templates.server.ts";
import { formatPhoneAbroad } from "#src/i18n/format.ts";
import { randomUUID } from "node:crypto";
import type { Generated } from "kysely";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { Problem } from "#src/platform/api/problem.ts";
import {
  inUnseenTransaction,
  acquireLock,
  type Context,
  type TransactionContext,
} from "#src/platform/context.ts";
import { addressSpellings } from "#src/platform/mail/mailbox.ts";
import { maxFailures, queueMail, retryMail } from "#src/platform/mail-outbox.ts";
import type { Target } from "#src/platform/store/stored.ts";
import { nameOf } from "#src/platform/user.ts";
import { longMoment } from "#src/cms/staff/moments.ts";
import { answerMailText } from "#messages/inbox";
import type { Answer, Correspondence } from "./answers.ts";
import { readReceipt } from "#src/features/feedback/receipts/receipts.server.ts";
import { feedback } from "./inbox.server.ts";
import type { ReceivedFeedback } from "./inbox.ts";
import { boxOf } from "./box.ts";

/** The answers to guests' messages. An answer is deleted together with its message. */
export interface FeedbackAnswerTable {
  id: Generated<number>;
  feedbackId: number;
  /** The text of the answer. Empty when the answer was given outside the inbox. */
  text: string;
  author: string;
  /** The Message-ID of the mail, without angle brackets. Empty when the site sent no mail. */
  messageId: string;
  sentDate: string;
}

declare module "#src/platform/database/database.ts" {
  interface Tables {
    feedbackAnswer: FeedbackAnswerTable;
  }
}

/** The same text by the same author within this number of minutes counts as a retry. */
const retryMinutes = 10;

/** The limit restricts somebody with a stolen token. Staff write fewer answers. */
const maxAnswersPerHour = 60;

/** The maximum number of mails in the References header (RFC 5322, 3.6.4): the first mail and the latest mails. */
const maxReferences = 10;

const others = { most: 10, characters: 200 };

/**
 * Stores an answer and queues its mail in one transaction. A retry of a stored answer sends nothing.
 * @throws Problem "conflict" if the site sends no mail
 * @throws Problem "conflict" if the message is deleted or has no address
 * @throws Problem "too-many-requests" if the site has sent `maxAnswersPerHour` answers in an hour
 * @throws the errors of `StoredResources.save`
 */
export async function answerFeedback(
  context: Context,
  text: string,
  target: Target,
): Promise<ReceivedFeedback> {
  const { config } = context;
  const { mail } = config;
  if (!mail) throw new Problem("conflict");
  const identity = await getIdentity(context);
  return answering(context, target, async (transaction, before) => {
    const { db } = transaction;
    const author = context.user ? nameOf(context.user) : "";
    const earlier = await db
      .selectFrom("feedbackAnswer")
      .leftJoin("outboxMail", "outboxMail.answerId", "feedbackAnswer.id")
      .selectAll("feedbackAnswer")
      .select("failures")
      .where("feedbackId", "=", target.id)
      .orderBy("feedbackAnswer.id")
      .execute();
    const last = earlier.at(-1);
    // After a refusal, the same text is sent again, because the address may have changed.
    const isGoing = last && stateOf(last) !== "refused";
    if (isGoing && isRetry(transaction, { text, author }, last)) return before;
    if (!before.email || before.deletedDate !== null) throw new Problem("conflict", { current: before });
    await refuseTooMany(transaction);
    const now = context.now();
    const sentDate = toStoredInstant(now);
    const saved = await feedback.save(transaction, { answeredDate: sentDate }, target);
    const messageId = `answer-${randomUUID()}@${new URL(config.siteOrigin).hostname}`;
    const { id: answerId } = await db
      .insertInto("feedbackAnswer")
      .values({ feedbackId: saved.id, text, author, messageId, sentDate })
      .returning("id")
      .executeTakeFirstOrThrow();
    await queueMail(
      db,
      {
        ...answerMail(saved, text, { identity, now }),
        to: { name: saved.name, address: saved.email },
        fromName: identity.name,
        language: saved.language,
        replyTo: { name: identity.name, address: identity.email || mail.to },
        messageId,
        references: referencesTo(earlier),
        answerId,
      },
      now,
    );
    return saved;
  });
}

/** Runs `work` for one message. Answers to the same message wait for each other. */
const answering = (
  context: Context,
  { id }: Target,
  work: (transaction: TransactionContext, before: ReceivedFeedback) => Promise<ReceivedFeedback>,
) =>
  inUnseenTransaction(context, async (transaction) => {
    await acquireLock(transaction, `answer ${id}`);
    return work(transaction, await feedback.get(transaction.db, id));
  });

async function refuseTooMany(transaction: TransactionContext): Promise<void> {
  await acquireLock(transaction, "answers");
  const now = transaction.now();
  const first = await transaction.db
    .selectFrom("feedbackAnswer")
    .select("sentDate")
    .where("text", "<>", "")
    .orderBy("id", "desc")
    .offset(maxAnswersPerHour - 1)
    .limit(1)
    .executeTakeFirst();
  const wait = first && Temporal.Instant.from(first.sentDate).add({ hours: 1 }).since(now).total("seconds");
  if (wait !== undefined && wait > 0)
    throw new Problem("too-many-requests", { headers: { "Retry-After": String(Math.ceil(wait)) } });
}

function referencesTo(earlier: readonly Pick<FeedbackAnswerTable, "messageId">[]): string[] {
  const [first, ...rest] = earlier.map(({ messageId }) => messageId).filter((each) => each !== "");
  return first === undefined ? [] : [first, ...rest.slice(1 - maxReferences)];
}

/** Marks a message as answered, for example by phone. @throws Problem "conflict" if the message is deleted */
export async function markAsAnswered(context: Context, target: Target): Promise<ReceivedFeedback> {
  return answering(context, target, async (transaction, before) => {
    const { db } = transaction;
    if (before.deletedDate !== null) throw new Problem("conflict", { current: before });
    const sentDate = toStoredInstant(context.now());
    const saved = await feedback.save(transaction, { answeredDate: sentDate }, target);
    const author = context.user ? nameOf(context.user) : "";
    await db
      .insertInto("feedbackAnswer")
      .values({ feedbackId: saved.id, text: "", author, messageId: "", sentDate })
      .execute();
    return saved;
  });
}

/** Removes the last mark of `markAsAnswered`. @throws Problem "conflict" without a mark, or after a sent answer */
export async function markAsUnanswered(context: Context, target: Target): Promise<ReceivedFeedback> {
  return answering(context, target, async (transaction, before) => {
    const { db } = transaction;
    const [last, earlier] = await db
      .selectFrom("feedbackAnswer")
      .select(["id", "text", "sentDate"])
      .where("feedbackId", "=", target.id)
      .orderBy("id", "desc")
      .limit(2)
      .execute();
    if (last?.text !== "") throw new Problem("conflict", { current: before });
    const saved = await feedback.save(transaction, { answeredDate: earlier?.sentDate ?? null }, target);
    await db.deleteFrom("feedbackAnswer").where("id", "=", last.id).execute();
    return saved;
  });
}

const maxRefusedAnswers = 5;

/** Makes the message of a refused answer unread and unanswered, and takes it out of the archive. */
export async function answerRefused(transaction: TransactionContext, answerId: number): Promise<void> {
  const message = await transaction.db
    .selectFrom("feedbackAnswer")
    .innerJoin("feedback", "feedback.id", "feedbackAnswer.feedbackId")
    .select("feedback.id")
    .where("feedbackAnswer.id", "=", answerId)
    .where("deletedDate", "is", null)
    .executeTakeFirst();
  if (!message) return;
  const asNew = { isArchived: false, archivedDate: null, readDate: null, answeredDate: null };
  await feedback.save(transaction, asNew, message);
}

/** Lists at most `maxRefusedAnswers` messages with a refused answer. Archived and deleted messages are left out. */
export async function listRefused({ db }: Context): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom("outboxMail")
    .innerJoin("feedbackAnswer", "feedbackAnswer.id", "outboxMail.answerId")
    .innerJoin("feedback", "feedback.id", "feedbackAnswer.feedbackId")
    .select(["feedback.id", "feedback.name"])
    .distinct()
    .where("failures", ">=", maxFailures)
    .where("isArchived", "=", 0)
    .where("deletedDate", "is", null)
    .orderBy("feedback.id")
    .limit(maxRefusedAnswers)
    .execute();
}

/**
 * Sends a refused answer again, to the message's current address.
 * @throws Problem "conflict" if the answer isn't refused
 * @throws Problem "conflict" if the message is deleted or has no address
 * @throws Problem "not-found" if no message or answer has this id
 */
export async function retryAnswer(
  context: Context,
  { id, answerId }: { id: number; answerId: number },
): Promise<Correspondence> {
  await inUnseenTransaction(context, async ({ db, now }) => {
    const { name, email, deletedDate } = await feedback.get(db, id);
    const answer = await db
      .selectFrom("feedbackAnswer")
      .select("sentDate")
      .where("id", "=", answerId)
      .where("feedbackId", "=", id)
      .executeTakeFirst();
    if (!answer) throw new Problem("not-found");
    const canGo = email !== "" && deletedDate === null;
    if (!canGo || !(await retryMail(db, answerId, { name, address: email }, now())))
      throw new Problem("conflict");
    // The version stays the same, so that staff who have the message open get no conflict.
    const { sentDate: answeredDate } = answer;
    await db.updateTable("feedback").set({ answeredDate }).where("id", "=", id).execute();
  });
  return getCorrespondence(context, id);
}

function isRetry(
  { now }: TransactionContext,
  { text, author }: Pick<FeedbackAnswerTable, "text" | "author">,
  last: Pick<FeedbackAnswerTable, "text" | "author" | "sentDate">,
): boolean {
  const since = toStoredInstant(now().subtract({ minutes: retryMinutes }));
  return last.text === text && last.author === author && last.sentDate >= since;
}

function answerMail(
  { name, message, sentDate, language }: ReceivedFeedback,
  text: string,
  { identity, now }: { identity: Identity; now: Temporal.Instant },
): { subject: string; body: string } {
  const words = answerMailText[language];
  return {
    subject: words.subject({ site: identity.name }),
    body: [
      text,
      "",
      // The space after the dashes marks a signature (RFC 3676, 4.3).
      "-- ",
      ...[identity.name, formatPhoneAbroad(identity.phone), identity.email].filter(Boolean),
      "",
      words.wrote({ name: name.trim() || undefined, when: longMoment(sentDate, language, now) }),
      ...message.split("\n").map((line) => `> ${line}`),
    ].join("\n"),
  };
}

/** Returns a message's answers, and other messages from the same address. @throws Problem "not-found" */
export async function getCorrespondence(context: Context, id: number): Promise<Correspondence> {
  const { db, config } = context;
  const { email, deletedDate, language } = await feedback.get(db, id);
  const answers = await db
    .selectFrom("feedbackAnswer")
    .leftJoin("outboxMail", "outboxMail.answerId", "feedbackAnswer.id")
    .select([
      "feedbackAnswer.id",
      "feedbackAnswer.text",
      "feedbackAnswer.author",
      "feedbackAnswer.sentDate",
      "outboxMail.failures",
    ])
    .where("feedbackId", "=", id)
    .orderBy("feedbackAnswer.id")
    .execute();
  const fromSameAddress = email
    ? await db
        .selectFrom("feedbackSearch")
        .innerJoin("feedback", "feedback.id", "feedbackSearch.id")
        .selectAll("feedback")
        .where("feedbackSearch.email", "in", addressSpellings(email))
        .where("feedback.id", "<>", id)
        .orderBy("feedback.sentDate", "desc")
        .orderBy("feedback.id", "desc")
        .limit(others.most)
        .execute()
    : [];
  return {
    canAnswer: config.mail !== undefined && email !== "" && deletedDate === null,
    receipt: await readReceipt(context, id),
    templates: await listAnswerTemplates(context, language),
    answers: answers.map(({ failures, ...answer }) => ({
      ...answer,
      state: stateOf({ ...answer, failures }),
    })),
    others: fromSameAddress.map((row) => ({
      id: row.id,
      message: Array.from(row.message).slice(0, others.characters).join(""),
      language: row.language,
      sentDate: row.sentDate,
      answeredDate: row.answeredDate,
      box: boxOf({
        isStarred: row.isStarred === 1,
        isArchived: row.isArchived === 1,
        deletedDate: row.deletedDate,
        isSpam: row.isSpam === 1,
      }),
    })),
  };
}

/** @param failures the number of failed attempts; null when the mail has been sent */
function stateOf({ text, failures }: { text: string; failures: number | null }): Answer["state"] {
  if (text === "") return "elsewhere";
  if (failures === null) return "sent";
  return failures < maxFailures ? "waiting" : "refused";
}
