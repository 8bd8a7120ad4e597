import type { OldMessage } from "#src/campsite/moving-in.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { createErasedCheck, recordErased } from "#src/platform/copies/erasures/erasures.ts";
import type { TransactionContext } from "#src/platform/context.ts";
import { truncateAddress } from "#src/platform/http/client-address.ts";
import { longest, tidy } from "./feedback-rules.ts";
import { addMessage } from "./feedback.server.ts";
import { feedbackInput } from "./feedback.ts";
import { addressSubject, messageSubject } from "./privacy/erased-feedback.server.ts";
import { addressRetained, isRetained } from "./privacy/feedback-retention.server.ts";

/** The number of ids in one query. SQLite accepts 32,766 values in a query. */
const idsAtOnce = 1000;

/**
 * Stores a message that a guest sent to another system. Nobody is notified. The message counts as read, and keeps the
 * time at which it was sent.
 * @returns the id; undefined for an empty message, for a message whose storage period has ended, and for a sender whose
 *   data was erased
 */
export async function addOldMessage(
  transaction: TransactionContext,
  { ip, isStarred, isArchived, sentDate, mobile, ...words }: OldMessage,
): Promise<number | undefined> {
  const now = transaction.now();
  const message = {
    name: tidy("name", words.name).slice(0, longest.name),
    email: tidy("email", words.email).slice(0, longest.email),
    mobile: tidy("mobilePhone", mobile).slice(0, longest.mobilePhone),
    message: tidy("message", words.message).slice(0, longest.message),
    source: feedbackInput.shape.source.parse(words.source),
  };
  // The old system doesn't say when a message was archived, so the period begins when it was sent.
  const kept = { sentDate, isStarred, archivedDate: isArchived ? sentDate : null };
  if (message.message === "" || !isRetained(kept, now)) return undefined;
  const isErased = await createErasedCheck(transaction.db);
  if (isErased(addressSubject(message.email), sentDate)) return undefined;
  return addMessage(transaction, {
    ...message,
    ip: addressRetained(sentDate, now) ? truncateAddress(ip) : "",
    sentDate,
    readDate: toStoredInstant(now),
    isStarred: Number(isStarred),
    isArchived: Number(isArchived),
    archivedDate: kept.archivedDate,
  });
}

/** Permanently deletes imported messages that nobody has changed here. @returns their ids */
export async function removeOldMessages(
  { db, now }: TransactionContext,
  ids: readonly number[],
): Promise<number[]> {
  const deleted: number[] = [];
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    const gone = await db
      .deleteFrom("feedback")
      .where("id", "in", ids.slice(start, start + idsAtOnce))
      .where("version", "=", 1)
      .returning("id")
      .execute();
    await recordErased(
      db,
      gone.map(({ id }) => messageSubject(id)),
      now(),
    );
    deleted.push(...gone.map(({ id }) => id));
  }
  return deleted;
}
