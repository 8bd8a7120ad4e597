import type { Generated, Insertable } from "kysely";
import { messageNoticeMail } from "./inbox/message-notice.server.ts";
import { queueNotice, type Notice } from "#src/campsite/notifications/notices.server.ts";
import { isOff } from "#src/campsite/menu/menu.server.ts";
import { getWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { folded } from "#src/platform/database/folded.ts";
import { defaultLanguage, type Language } from "#src/i18n/language.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { feedbackMailText, feedbackText } from "#messages/feedback";
import { momentsText } from "#messages/staff";
import type { Client } from "#src/platform/http/post-limit.ts";
import {
  inUnseenTransaction,
  acquireLock,
  type Context,
  type TransactionContext,
} from "#src/platform/context.ts";
import type { ResourceColumns } from "#src/platform/database/database.ts";
import { indexText } from "#src/platform/store/search.ts";
import { countAutomaticMail, receiptLimit } from "#src/platform/mail/mail-limit.ts";
import { queueMails, type QueuedMail, type StaffMail } from "#src/platform/mail-outbox.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { FeedbackInput } from "./feedback.ts";
import { prepareReceipt, receiptId, storeReceipt } from "./receipts/receipts.server.ts";
import { formOf } from "./feedback-rules.ts";
import { searchedText } from "#src/features/feedback/inbox/inbox-search.ts";
import { formatDate, formatTime } from "#src/i18n/format.ts";

export interface FeedbackTable extends ResourceColumns {
  name: string;
  email: string;
  mobile: string;
  message: string;
  /** The sender's block of IP addresses. Empty after 30 days, or when the block is unknown. */
  ip: string;
  sentDate: string;
  /** The name of the site's form, the label of another client, or an empty text. */
  source: string;
  language: Generated<Language>;
  isStarred: Generated<number>;
  isArchived: Generated<number>;
  archivedDate: Generated<string | null>;
  /** The time of the deletion. The message is permanently deleted 30 days after this time. */
  deletedDate: Generated<string | null>;
  /** True when staff deleted the message as spam. */
  isSpam: Generated<number>;
  readDate: Generated<string | null>;
  note: Generated<string>;
  answeredDate: Generated<string | null>;
}

declare module "#src/platform/database/database.ts" {
  interface Tables {
    feedback: FeedbackTable;
    /** The sender's e-mail address of each message, in lower case. */
    feedbackSearch: { id: number; email: string };
  }
}

/** A request with `isRetry` stores nothing if an equal message arrived within this number of minutes. */
const retryMinutes = 10;

/** At most `mailedBlocks * formLimit` messages are mailed in ten minutes. Further messages are only in the inbox. */
const mailedBlocks = 3;

/**
 * Stores a guest's message, the notification to staff and the receipt to the guest in one transaction. A
 * retry of a stored message stores nothing.
 * @returns true when a receipt to the guest is queued
 * @param client the sender; only the sender's block of IP addresses is stored
 * @throws Problem "closed" if the message is for the suggestion box, and the box or its page is turned off
 * @throws Problem "too-many-requests" if the block sends too many messages
 */
export async function sendFeedback(context: Context, input: FeedbackInput, client: Client): Promise<boolean> {
  const { enableFeedback } = await getWebsiteSettings(context);
  if (input.source === "feedback" && (!enableFeedback || (await isOff(context, "feedback"))))
    throw new Problem("closed");
  const now = context.now();
  const { mobilePhone, isRetry, language = defaultLanguage, ...fields } = input;
  const message = { ...fields, language, mobile: mobilePhone, ip: client.block };
  if (isRetry && (await hasArrived(context, message))) return false;
  const receipt = await prepareReceipt(context, { ...fields, language });
  return inUnseenTransaction(context, async (transaction) => {
    const { db } = transaction;
    // After a double click, two requests send the same message. The lock makes the second one wait.
    await acquireLock(transaction, JSON.stringify(message));
    // A retry of a stored message must succeed, so the limit is checked after this line.
    if (isRetry && (await hasArrived(transaction, message))) return false;
    await client.countMessage(transaction);
    const maxMailed = mailedBlocks * context.config.formLimit;
    const mailsLeft = maxMailed - (await countRecent(transaction, maxMailed));
    const mails: QueuedMail[] = [];
    if (context.config.mail && mailsLeft > 0)
      mails.push(
        feedbackMail(input, now, { siteOrigin: context.config.siteOrigin, isLast: mailsLeft === 1 }),
      );
    const hasReceipt =
      receipt.state === "waiting" && (await countAutomaticMail(transaction, receipt.mailbox, receiptLimit));
    const id = await addMessage(transaction, { ...message, sentDate: toStoredInstant(now) });
    await storeReceipt(
      transaction,
      id,
      receipt.state === "waiting" && !hasReceipt ? "limited" : receipt.state,
    );
    if (hasReceipt) mails.push({ ...receipt.mail, messageId: receiptId(id, context.config) });
    await queueMails(db, mails, now);
    const mail: Notice["mail"] = (read) => messageNoticeMail(id, context.config.siteOrigin, read);
    await queueNotice(context, db, { topic: "message", about: "", mail, isMailed: mailsLeft > 0 }, now);
    return hasReceipt;
  });
}

/** Stores a message and its entry in the search index. @returns the id of the message */
export async function addMessage(
  { db, now }: TransactionContext,
  message: Omit<Insertable<FeedbackTable>, "id" | "version" | "updatedAt">,
): Promise<number> {
  const { id } = await db
    .insertInto("feedback")
    .values({ ...message, updatedAt: toStoredInstant(now()), version: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("feedbackSearch")
    .values({ id, email: folded(message.email) })
    .execute();
  await indexText(db, { kind: "feedback", resourceId: id }, searchedText({ ...message, note: "" }));
  return id;
}

/** Counts the messages of the last ten minutes up to `max`, so that a flood of messages doesn't slow each count. */
async function countRecent({ db, now }: TransactionContext, max: number): Promise<number> {
  const recent = db
    .selectFrom("feedback")
    .select("id")
    .where("sentDate", ">=", toStoredInstant(now().subtract({ minutes: 10 })))
    .limit(max);
  const { count } = await db
    .selectFrom(recent.as("recent"))
    .select(({ fn, cast }) => cast<number>(fn.countAll(), "integer").as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

async function hasArrived(
  { db, now }: Context,
  message: Pick<FeedbackTable, "name" | "email" | "mobile" | "message" | "ip" | "source"> & {
    language: Language;
  },
): Promise<boolean> {
  const found = await db
    .selectFrom("feedback")
    .select("id")
    .where("sentDate", ">=", toStoredInstant(now().subtract({ minutes: retryMinutes })))
    .where((each) => each.and(message))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** @param isLast true for the last mail before the limit; this mail says that the next messages aren't mailed */
function feedbackMail(
  { name, email, mobilePhone, message, source }: FeedbackInput,
  sentAt: Temporal.Instant,
  { siteOrigin, isLast }: { siteOrigin: string; isLast: boolean },
): StaffMail {
  const words = feedbackMailText[defaultLanguage];
  const labels = feedbackText[defaultLanguage];
  const form = formOf(source) ?? "other";
  const moment = {
    day: formatDate(sentAt),
    time: formatTime(sentAt, defaultLanguage),
  };
  const facts = [
    [labels.name, name],
    [labels.email, email],
    [labels.mobilePhone, mobilePhone],
    [words.sentAt, momentsText[defaultLanguage].at(moment)],
  ];
  return {
    subject: words.subject({ form, name: name || undefined }),
    body: [
      words.heading({ form, source: source || undefined }),
      "",
      message,
      "",
      "--",
      ...facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`),
      "",
      words.answer({ hasEmail: email !== "" }),
      ...(isLast ? [words.lastForNow] : []),
      words.inbox({ address: siteOrigin + staffAddresses.inbox }),
    ].join("\n"),
    replyTo: { name, address: email },
  };
}
