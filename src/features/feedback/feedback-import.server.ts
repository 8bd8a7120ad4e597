import type { OldMessage } from "#src/campsite/moving-in.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { createErasedCheck, recordErased } from "#src/platform/copies/erasures/erasures.ts";
import { folded } from "#src/platform/database/folded.ts";
import type { TransactionContext } from "#src/platform/context.ts";
import { truncateAddress } from "#src/platform/http/client-address.ts";
import { indexText } from "#src/platform/store/search.ts";
import { longest, tidy } from "./feedback-rules.ts";
import { feedbackInput } from "./feedback.ts";
import { searchedText } from "./inbox/inbox-search.ts";
import { addressSubject, messageSubject } from "./privacy/erased-feedback.server.ts";
import { addressRetained, isRetained } from "./privacy/feedback-retention.server.ts";

/**
 * Stores a message that a guest sent to another system. Nobody is notified. The message counts as read, and
 * keeps the time at which it was sent.
 * @returns the id; undefined for an empty message, for a message that this site would have deleted by now,
 *   and for a sender whose data was erased
 */
export async function addOldMessage(
  { db, now }: TransactionContext,
  { ip, isStarred, isArchived, sentDate, mobile, ...words }: OldMessage,
): Promise<number | undefined> {
  const message = {
    name: tidy("name", words.name).slice(0, longest.name),
    email: tidy("email", words.email).slice(0, longest.email),
    mobile: tidy("mobilePhone", mobile).slice(0, longest.mobilePhone),
    message: tidy("message", words.message).slice(0, longest.message),
    source: feedbackInput.shape.source.parse(words.source),
  };
  // The other system doesn't say when a message was archived, so the archive period begins when the message
  // was sent.
  const kept = { sentDate, isStarred, archivedDate: isArchived ? sentDate : null };
  if (message.message === "" || !isRetained(kept, now())) return undefined;
  const isErased = await createErasedCheck(db);
  if (isErased(addressSubject(message.email), sentDate)) return undefined;
  const { id } = await db
    .insertInto("feedback")
    .values({
      ...message,
      ip: addressRetained(sentDate, now()) ? truncateAddress(ip) : "",
      sentDate,
      readDate: toStoredInstant(now()),
      isStarred: Number(isStarred),
      isArchived: Number(isArchived),
      archivedDate: kept.archivedDate,
      updatedAt: toStoredInstant(now()),
      version: 1,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("feedbackSearch")
    .values({ id, email: folded(message.email) })
    .execute();
  await indexText(db, { kind: "feedback", resourceId: id }, searchedText({ ...message, note: "" }));
  return id;
}

/**
 * Permanently deletes imported messages that nobody has changed here.
 * @returns the ids of the deleted messages
 */
export async function removeOldMessages(
  { db, now }: TransactionContext,
  ids: readonly number[],
): Promise<number[]> {
  const gone = await db
    .deleteFrom("feedback")
    .where("id", "in", [0, ...ids])
    .where("version", "=", 1)
    .returning("id")
    .execute();
  const deleted = gone.map(({ id }) => id);
  await recordErased(db, deleted.map(messageSubject), now());
  return deleted;
}
