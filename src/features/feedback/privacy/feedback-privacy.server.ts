import type { Logger } from "pino";
import { endLinks } from "#src/campsite/opt-in/ended-links.server.ts";
import type { Context } from "#src/platform/context.ts";
import { recordBesideBackups } from "#src/platform/copies/erasures/erasure-lists.ts";
import { recordErased } from "#src/platform/copies/erasures/erasures.ts";
import { eraseListed, exportListed } from "#src/platform/copies/erasures/listed-addresses.ts";
import type { Transaction, Database } from "#src/platform/database/database.ts";
import { addressSpellings } from "#src/platform/mail/mailbox.ts";
import { wipeDeleted } from "#src/platform/database/wipe-deleted.ts";
import type { ErasedPerson, PersonData } from "#src/features/feedback/inbox/person.ts";
import { addressSubject } from "./erased-feedback.server.ts";

/* Functions for guests' rights under privacy law. Scripts import this file directly, so it must work without a build. */

/** Returns an e-mail address's data: messages (also deleted ones), queued mails, subscriptions and wishes. */
export async function exportFeedback(db: Database, email: string): Promise<PersonData> {
  const messages = await db
    .selectFrom("feedback")
    .select([
      "id",
      "sentDate",
      "source",
      "language",
      "name",
      "email",
      "mobile",
      "message",
      "ip",
      "isStarred",
      "isArchived",
      "archivedDate",
      "deletedDate",
      "isSpam",
      "readDate",
      "note",
      "answeredDate",
    ])
    .where("feedback.id", "in", messagesFrom(db, email))
    .orderBy("id")
    .execute();
  const answers = await db
    .selectFrom("feedbackAnswer")
    .select(["feedbackId", "text", "author", "sentDate"])
    .where("feedbackId", "in", messagesFrom(db, email))
    .orderBy("id")
    .execute();
  const receipts = await db
    .selectFrom("feedbackReceipt")
    .selectAll()
    .where("feedbackId", "in", messagesFrom(db, email))
    .orderBy("feedbackId")
    .execute();
  const waitingMail = await db
    .selectFrom("outboxMail")
    .select(["createdAt", "subject", "body"])
    .where("replyToFolded", "in", addressSpellings(email))
    .orderBy("id")
    .execute();
  return {
    email,
    messages: messages.map(({ isStarred, isArchived, isSpam, ...message }) => ({
      ...message,
      isStarred: isStarred === 1,
      isArchived: isArchived === 1,
      isSpam: isSpam === 1,
    })),
    answers,
    receipts,
    waitingMail,
    lists: await exportListed(db, email),
  };
}

/**
 * Permanently deletes all data of an e-mail address, even from SQLite's files. The erasure is recorded in the database
 * and beside the backups, so that a restored backup doesn't bring the data back.
 * @returns the number of deleted messages, queued mails, subscriptions and wishes
 */
export async function eraseFeedback(
  { config, db, log, now }: Pick<Context, "config" | "db" | "now"> & { log: Pick<Logger, "warn"> },
  email: string,
): Promise<ErasedPerson> {
  const erased = await db.transaction().execute(async (change) => {
    await recordErased(change, addressSpellings(email).map(addressSubject), now());
    for (const page of ["updates", "tonight"] as const) await endLinks({ db: change, now }, page, email);
    const messages = await change
      .deleteFrom("feedback")
      .where("feedback.id", "in", messagesFrom(change, email))
      .executeTakeFirstOrThrow();
    const waitingMail = await change
      .deleteFrom("outboxMail")
      .where("replyToFolded", "in", addressSpellings(email))
      .executeTakeFirstOrThrow();
    const erasedLists = await eraseListed(change, email);
    return {
      messages: Number(messages.numDeletedRows),
      waitingMail: Number(waitingMail.numDeletedRows),
      lists: Object.values(erasedLists).reduce((sum, rows) => sum + rows, 0),
      erasedLists,
    };
  });
  await wipeDeleted(db);
  await recordBesideBackups({ config, db, log, now });
  return erased;
}

const messagesFrom = (db: Database | Transaction, email: string) =>
  db.selectFrom("feedbackSearch").select("id").where("email", "in", addressSpellings(email));
