import { dayOf, startOfDay } from "#src/i18n/times/time.ts";
import type { Context, TransactionContext } from "#src/platform/context.ts";
import { createCounts } from "#src/platform/http/post-limit.ts";

/* Limits for mails that the site sends by itself to addresses that anybody can type into a form. */

export interface MailLimit {
  /** Keeps the counts of different limits apart. */
  purpose: string;
  perAddressAndDay: number;
  perHour: number;
}

export const receiptLimit: MailLimit = { purpose: "", perAddressAndDay: 3, perHour: 200 };

export const confirmationLimit: MailLimit = { purpose: "confirmation ", perAddressAndDay: 1, perHour: 60 };

/** The limit for mails to an address that a guest has just confirmed. */
export const confirmedLimit: MailLimit = { ...confirmationLimit, purpose: "confirmed " };

const once = { posts: 1, messages: 0 };
/** The id of the row that stores the latest time at which an hourly limit was reached. */
const fullRow = "automatic-mail-full";
const shownFor = { hours: 24 };

/**
 * Counts a mail to an address, in the transaction that queues the mail.
 * @param mailbox a text with the address as `foldedMailbox` returns it; only a keyed hash is stored, until midnight
 * @returns false when the mail must not be sent
 */
export async function countAutomaticMail(
  transaction: TransactionContext,
  mailbox: string,
  { purpose, perAddressAndDay, perHour }: MailLimit,
): Promise<boolean> {
  const { db } = transaction;
  const hour = createCounts(transaction, (moment) => moment.add({ hours: 1 }));
  const day = createCounts(transaction, (moment) => startOfDay(dayOf(moment).add({ days: 1 })));
  const all = await hour.idOf(`${purpose}automatic mail`);
  if (((await hour.find(all))?.posts ?? 0) >= perHour) return false;
  const { posts } = await day.count(db, await hour.idOf(`${purpose}mail to ${mailbox}`), once);
  if (posts > perAddressAndDay) return false;
  const { posts: total } = await hour.count(db, all, once);
  if (total === perHour) await fullWindow(transaction).restart(db, fullRow);
  return total <= perHour;
}

/** Returns the latest time at which an hourly limit was reached. Returns undefined if it is over 24 hours ago. */
export async function automaticMailFullAt(context: Context): Promise<Temporal.Instant | undefined> {
  const found = await fullWindow(context).find(fullRow);
  return found && Temporal.Instant.from(found.until).subtract(shownFor);
}

const fullWindow = (context: Pick<Context, "db" | "now">) =>
  createCounts(context, (moment) => moment.add(shownFor));
