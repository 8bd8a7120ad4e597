import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { nextDayInWords, receptionState } from "#src/campsite/opening-hours/reception.ts";
import { areHoursWritten } from "#src/campsite/opening-hours/opening-hours.ts";
import { getWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { formatPhoneAbroad, formatShortTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import type { AutomaticMail } from "#src/platform/mail-outbox.ts";
import { findReceiptWords } from "#src/features/feedback/answer-templates/answer-templates.server.ts";
import { receiptMailText } from "#messages/feedback";
import { echoedWords } from "./echoed-words.ts";
import { foldedMailbox, isRole } from "#src/platform/mail/mailbox.ts";

interface Receipt {
  /** The guest's address in one spelling, because several spellings can name the same mailbox. */
  mailbox: string;
  mail: AutomaticMail;
}

interface Message {
  email: string;
  message: string;
  language: Language;
}

/**
 * Writes the receipt for a message. It has neither the guest's name nor a link, because anybody can type a
 * stranger's address into a form.
 * @returns undefined if the guest gets no receipt, also when the receipt can't be written
 */
export async function prepareReceipt(context: Context, message: Message): Promise<Receipt | undefined> {
  const { config, log } = context;
  if (!config.mail || message.email === "") return undefined;
  const mailbox = foldedMailbox(message.email);
  if (isRole(mailbox)) return undefined;
  try {
    const [identity, { enableReceipts }] = await Promise.all([
      getIdentity(context),
      getWebsiteSettings(context),
    ]);
    const own = [config.mail.from, config.mail.to, identity.email];
    if (!enableReceipts || own.some((address) => address && foldedMailbox(address) === mailbox))
      return undefined;
    const staffWords = await findReceiptWords(context, message.language);
    const mail: AutomaticMail = {
      ...receiptMail(message, { identity, staffWords, now: context.now() }),
      to: { name: "", address: message.email },
      fromName: identity.name,
      replyTo: { name: identity.name, address: identity.email || config.mail.to },
      language: message.language,
    };
    return { mailbox, mail };
  } catch (error) {
    log.warn({ err: error }, "a receipt could not be written; the message is stored");
    return undefined;
  }
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
    staffWords ?? `${words.arrived}\n${whenAnswered(identity, language, now)}`,
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
