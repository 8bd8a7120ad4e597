import { folded } from "#src/platform/database/folded.ts";
import { createErasedCheck } from "#src/platform/copies/erasures/erasures.ts";
import { repeatListedErasures } from "#src/platform/copies/erasures/listed-addresses.ts";
import type { Database } from "#src/platform/database/database.ts";
import { wipeDeleted } from "#src/platform/database/wipe-deleted.ts";

/* Records of erased messages. With these records, a restored backup doesn't bring the messages back. */

/** Returns the subject for the erasure of an address's messages until now. Each spelling needs its own. */
export const addressSubject = (email: string): string => `address:${folded(email.trim())}`;

/** Returns the subject of an erasure of one message. After a restore, a later message may have the same id. */
export const messageSubject = (id: number): string => `message:${id}`;

const atATime = 1000;

/** Deletes erased data that a restored backup has brought back. @returns the number of deleted items */
export async function repeatErasures(db: Database): Promise<number> {
  const isErased = await createErasedCheck(db);
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
    const erasedRows = rows.filter(
      ({ id, email, sentDate }) =>
        isErased(messageSubject(id), sentDate) || isErased(addressSubject(email), sentDate),
    );
    if (erasedRows.length === 0) continue;
    const ids = erasedRows.map(({ id }) => id);
    await db.deleteFrom("feedback").where("id", "in", ids).execute();
    erased += erasedRows.length;
  }
  const mails = await db.selectFrom("outboxMail").select(["id", "createdAt", "replyToFolded"]).execute();
  for (const { id, createdAt, replyToFolded } of mails) {
    if (!isErased(addressSubject(replyToFolded), createdAt)) continue;
    await db.deleteFrom("outboxMail").where("id", "=", id).execute();
    erased++;
  }
  erased += await repeatListedErasures(db, addressSubject);
  if (erased > 0) await wipeDeleted(db);
  return erased;
}
