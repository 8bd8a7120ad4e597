import type { Generated } from "kysely";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { nextDayInWords, receptionState } from "#src/campsite/opening-hours/reception.ts";
import { areHoursWritten } from "#src/campsite/opening-hours/opening-hours.ts";
import { getWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { formatPhoneAbroad, formatShortTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Config } from "#src/platform/config.ts";
import type { Context, TransactionContext } from "#src/platform/context.ts";
import type { AutomaticMail } from "#src/platform/mail-outbox.ts";
import type { ReceiptOutcome, ReceiptState } from "#src/features/feedback/inbox/answers.ts";
import { findReceiptWords } from "#src/features/feedback/answer-templates/answer-templates.server.ts";
import { receiptMailText } from "#messages/feedback";
import { echoedWords } from "./echoed-words.ts";
import { standardReceipt } from "./standard-receipt.ts";
import { foldedMailbox, isRole } from "#src/platform/mail/mailbox.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    feedbackReceipt: {
      feedbackId: number;
      state: ReceiptState;
      /** The time when the receipt was sent or refused. */
      at: Generated<string | null>;
    };
  }
}

/** A receipt to send, or the reason why the guest gets no receipt. */
type Receipt =
  | {
      state: "waiting";
      /** The guest's address in one spelling, because several spellings can name the same mailbox. */
      mailbox: string;
      mail: AutomaticMail;
    }
  | { state: Exclude<ReceiptState, "waiting" | "sent" | "refused" | "limited"> | "" };

interface Message {
  email: string;
  message: string;
  language: Language;
}

/**
 * Writes the receipt for a message. The receipt has neither the guest's name nor a link, because anybody can type a
 * stranger's address into a form.
 * @returns the receipt, or the reason why there is no receipt; the reason is "" for a message without an address
 */
export async function prepareReceipt(context: Context, message: Message): Promise<Receipt> {
  const { config, log } = context;
  if (message.email === "") return { state: "" };
  if (!config.mail) return { state: "noMail" };
  const mailbox = foldedMailbox(message.email);
  if (isRole(mailbox)) return { state: "role" };
  try {
    const [identity, { enableReceipts }] = await Promise.all([
      getIdentity(context),
      getWebsiteSettings(context),
    ]);
    const own = [config.mail.from, config.mail.to, identity.email];
    if (!enableReceipts) return { state: "off" };
    if (own.some((address) => address && foldedMailbox(address) === mailbox)) return { state: "role" };
    const staffWords = await findReceiptWords(context, message.language);
    const mail: AutomaticMail = {
      ...receiptMail(message, { identity, staffWords, now: context.now() }),
      to: { name: "", address: message.email },
      fromName: identity.name,
      replyTo: { name: identity.name, address: identity.email || config.mail.to },
      language: message.language,
    };
    return { state: "waiting", mailbox, mail };
  } catch (error) {
    log.warn({ err: error }, "a receipt could not be written; the message is stored");
    return { state: "unsent" };
  }
}

/** Returns the name of a receipt in the outbox, with the id of the guest's message. */
export const receiptId = (feedbackId: number, { siteOrigin }: Pick<Config, "siteOrigin">): string =>
  `receipt-${feedbackId}@${new URL(siteOrigin).hostname}`;

/** Stores whether the guest gets a receipt. Stores nothing for a message without an address. */
export async function storeReceipt(
  { db }: TransactionContext,
  feedbackId: number,
  state: ReceiptState | "",
): Promise<void> {
  if (state !== "") await db.insertInto("feedbackReceipt").values({ feedbackId, state }).execute();
}

/** Deletes the receipt of a message if the receipt hasn't been sent. */
export async function removeWaitingReceipt(
  { db, config }: TransactionContext,
  feedbackId: number,
): Promise<void> {
  await db.deleteFrom("outboxMail").where("messageId", "=", receiptId(feedbackId, config)).execute();
}

/** Stores that a receipt was sent or refused, when its mail leaves the outbox. Ignores other mails. */
export async function settleReceipt(
  { db, now }: TransactionContext,
  messageId: string,
  state: "sent" | "refused",
): Promise<void> {
  const [, feedbackId] = /^receipt-(\d+)@/.exec(messageId) ?? [];
  if (feedbackId)
    await db
      .updateTable("feedbackReceipt")
      .set({ state, at: toStoredInstant(now()) })
      .where("feedbackId", "=", Number(feedbackId))
      .execute();
}

/** Returns the outcome of a message's receipt. Null without address, after an import, or for an old message. */
export async function readReceipt(
  { db, config }: Pick<Context, "db" | "config">,
  feedbackId: number,
): Promise<ReceiptOutcome | null> {
  const receipt = await db
    .selectFrom("feedbackReceipt")
    .select(["state", "at"])
    .where("feedbackId", "=", feedbackId)
    .executeTakeFirst();
  if (receipt?.state !== "waiting") return receipt ?? null;
  const waiting = await db
    .selectFrom("outboxMail")
    .select("id")
    .where("messageId", "=", receiptId(feedbackId, config))
    .executeTakeFirst();
  // A backup has the message, but not its unsent receipt.
  return { ...receipt, state: waiting ? "waiting" : "unsent" };
}

function receiptMail(
  { message, language }: Message,
  {
    identity,
    staffWords,
    now,
  }: { identity: Identity; staffWords: string | undefined; now: Temporal.Instant },
): { subject: string; body: string } {
  const words = receiptMailText[language];
  const phone = formatPhoneAbroad(identity.phone);
  const echo = echoedWords(message);
  const paragraphs = [
    staffWords ?? standardReceipt(language, whenAnswered(identity, language, now)),
    echo && `${words.wrote}\n${echo.replaceAll(/^/gm, "> ")}`,
    phone && words.urgent({ phone }),
    words.reply,
    words.stranger,
  ];
  const signature = [identity.name, phone, identity.email].filter(Boolean).join("\n");
  // The space after the dashes marks a signature (RFC 3676, 4.3).
  return { subject: words.subject, body: `${paragraphs.filter(Boolean).join("\n\n")}\n\n-- \n${signature}` };
}

function whenAnswered(identity: Identity, language: Language, now: Temporal.Instant): string {
  const words = receiptMailText[language];
  if (!areHoursWritten(identity)) return words.whenever;
  const reception = receptionState(identity, now);
  if (reception.state === "open" || reception.state === "opens-later-today") return words.soon;
  // The guest may read the receipt on another day, so the words are never "tomorrow".
  if (reception.state === "closed-for-today" && reception.next)
    return words.later({
      date: nextDayInWords(reception.next, language),
      opens: formatShortTime(reception.next.opens, language),
    });
  return words.whenever;
}
