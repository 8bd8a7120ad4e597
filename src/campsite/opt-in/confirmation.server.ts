import { optInText } from "#messages/opt-in";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import { addresses, localPath } from "#src/i18n/addresses.ts";
import { formatPhoneAbroad } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { inUnseenTransaction, type Context } from "#src/platform/context.ts";
import { createRequestLimit, type Client } from "#src/platform/http/post-limit.ts";
import { queueMail, type AutomaticMail } from "#src/platform/mail-outbox.ts";
import { foldedMailbox, isRole } from "#src/platform/mail/mailbox.ts";
import { confirmationLimit, countAutomaticMail } from "#src/platform/mail/mail-limit.ts";
import { heading } from "#src/platform/mail/mail-html.ts";
import { linkLife, linksEndedAt, type ConfirmingPage } from "./ended-links.server.ts";
import { seal, unseal } from "./sealed.server.ts";

/* Guests confirm their address by a link in a mail (double opt-in). */

export interface Wish<Values> {
  /** The page with the form. The link leads to this page, with the token in the field `confirm`. */
  page: ConfirmingPage;
  /** An address that `isEmail` accepts. */
  address: string;
  language: Language;
  /** The guest's choices, as JSON. */
  values: Values;
}

interface ConfirmationMail {
  messageId?: string;
  subject: string;
  /** The heading of the mail. */
  title: string;
  /** The sentence that names the guest's wish. */
  asked: string;
  /** The label of the link. */
  confirm: string;
}

/** Returns the time at which a link that is sent now expires. */
export const confirmableUntil = ({ now }: Pick<Context, "now">): Temporal.Instant => now().add(linkLife);

/** The limit for one block of IP addresses, such as the campsite's Wi-Fi. It is lower than the site's limit. */
const requestsPerBlock = { requests: 40, seconds: 60 * 60 };

/**
 * Counts a request for messages. Call this function for confirmed addresses too, so that the answer doesn't depend on
 * the address. Call it for push subscriptions too: they need no confirmation, so nothing else limits them.
 * @throws Problem "too-many-requests" when the sender's block has reached its limit
 */
export const countRequest = (context: Context, { block }: Pick<Client, "block">): Promise<string> =>
  createRequestLimit(context, "confirmation", requestsPerBlock)(block);

/**
 * Queues the mail with the link. Queues nothing if the site has no mail or a limit is reached. Also queues nothing for
 * a role address or the campsite's own address. Doesn't return whether a mail is queued, because the response must be
 * the same for every address. Only the queued mail contains the guest's address.
 */
export async function askToConfirm<Values>(
  context: Context,
  wish: Wish<Values>,
  { messageId, ...words }: ConfirmationMail,
): Promise<void> {
  const { config, now } = context;
  const { page, address, language } = wish;
  const mailbox = foldedMailbox(address);
  if (!config.mail || isRole(mailbox)) return;
  const { email } = await getIdentity(context);
  const own = [config.mail.from, config.mail.to, email];
  if (own.some((each) => each && foldedMailbox(each) === mailbox)) return;
  const sealed = { ...wish, askedAt: toStoredInstant(now()) };
  const token = await seal(context, `confirm ${page}`, sealed, confirmableUntil(context));
  const link = `${config.siteOrigin}${localPath(addresses[page][0], language)}?confirm=${token}`;
  const body = `${heading(words.title)}\n\n${words.asked}\n\n${words.confirm}\n${link}\n\n${optInText[language].stranger}`;
  const mail = await guestMail(context, { address, language, subject: words.subject, body });
  await inUnseenTransaction(context, async (transaction) => {
    // Each page has its own limit, so that a guest can subscribe to notices and to "free tonight" on the same day.
    if (await countAutomaticMail(transaction, `${page} ${mailbox}`, confirmationLimit))
      await queueMail(transaction.db, messageId ? { ...mail, messageId } : mail, now());
  });
}

/**
 * Returns what a link's token contains: the page, the address, the language, the guest's choices, and the time at
 * which the guest asked. The GET of a link only shows a
 * button, because mail scanners open links. The POST of the button confirms. Both requests call this function.
 * @returns undefined for a forged token, after 24 hours, and after `endLinks`
 */
export async function readConfirmation<Values>(context: Context, page: ConfirmingPage, token: string) {
  const wish = await unseal<Wish<Values> & { askedAt: string }>(context, `confirm ${page}`, token);
  const endedAt = wish && (await linksEndedAt(context, page, wish.address));
  return endedAt && wish.askedAt <= toStoredInstant(endedAt) ? undefined : wish;
}

/**
 * Returns a mail from the campsite to a guest, signed with the campsite's name, phone number and e-mail address.
 * @param mail.foot lines above the signature
 * @param mail.leaveLink the link that ends the subscription, in a mail to a subscriber
 */
export async function guestMail(
  context: Context,
  mail: {
    address: string;
    language: Language;
    subject: string;
    body: string;
    foot?: string;
    leaveLink?: string;
  },
): Promise<AutomaticMail> {
  const { name, phone, email } = await getIdentity(context);
  const signature = [name, formatPhoneAbroad(phone), email].filter(Boolean).join("\n");
  const foot = mail.foot ? `${mail.foot}\n\n${signature}` : signature;
  return {
    subject: mail.subject,
    // The space after the dashes marks a signature (RFC 3676, 4.3).
    body: `${mail.body}\n\n-- \n${foot}`,
    to: { name: "", address: mail.address },
    fromName: name,
    replyTo: { name, address: email || context.config.mail!.to },
    language: mail.language,
    ...(mail.leaveLink && { leaveLink: mail.leaveLink }),
  };
}
