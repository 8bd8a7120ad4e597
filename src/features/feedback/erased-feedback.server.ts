import { folded } from "#src/platform/database/folded.ts";
import { openErasedCheck } from "#src/platform/copies/erasures/erasures.ts";
import type { Database } from "#src/platform/database/database.ts";
import { wipeDeleted } from "#src/platform/database/wipe-deleted.ts";

/*
 * What is remembered of messages that were deleted for good: enough to delete them once more when a backup brings them
 * back, and nothing that tells who sent them.
 */

/** E-mail addresses that differ only in capitals are the same mailbox. */
export const foldedAddress = (email: string): string => folded(email.trim());

/** All that came from an address until then. */
export const addressSubject = (email: string): string => `address:${foldedAddress(email)}`;

/** One message. Its id may be given out once more after a restore, to one that was sent later. */
export const messageSubject = (id: number): string => `message:${id}`;

const atATime = 1000;

/**
 * Deletes what a restored backup has brought back although it had been erased.
 * @returns how many messages and waiting mails
 */
export async function eraseAgain(db: Database): Promise<number> {
  const isErased = await openErasedCheck(db);
  let erased = 0;
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom("feedback")
      .innerJoin("feedbackSearch", "feedbackSearch.id", "feedback.id")
      .select(["feedback.id", "feedback.sentDate", "feedbackSearch.email"])
      .where("feedback.id", ">", last)
      .orderBy("feedback.id")
      .limit(atATime)
      .execute();
    if (rows.length === 0) break;
    last = rows.at(-1)!.id;
    const gone = rows.filter(
      ({ id, email, sentDate }) =>
        isErased(messageSubject(id), sentDate) || isErased(addressSubject(email), sentDate),
    );
    if (gone.length === 0) continue;
    const ids = gone.map(({ id }) => id);
    await db.deleteFrom("feedback").where("id", "in", ids).execute();
    erased += gone.length;
  }
  const mails = await db.selectFrom("outboxMail").select(["id", "createdAt", "replyToFolded"]).execute();
  for (const { id, createdAt, replyToFolded } of mails) {
    if (!isErased(addressSubject(replyToFolded), createdAt)) continue;
    await db.deleteFrom("outboxMail").where("id", "=", id).execute();
    erased++;
  }
  if (erased > 0) await wipeDeleted(db);
  return erased;
}
