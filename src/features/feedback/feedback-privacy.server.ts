import { folded } from "#src/i18n/folded.ts";
import type { Transaction, Database } from "#src/platform/database/database.ts";
import { wipeDeleted } from "#src/platform/database/wipe-deleted.ts";
import type { ErasedPerson, PersonData } from "#src/features/inbox/message/person.ts";

/*
 * What the law lets guests ask for. It needs only the database, so that a script can run it without the built server.
 */

/** Everything that is stored of what was sent with an e-mail address, including deleted messages that still exist. */
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
      "note",
    ])
    .where("feedback.id", "in", messagesFrom(db, email))
    .orderBy("id")
    .execute();
  const waitingMail = await db
    .selectFrom("outboxMail")
    .select(["createdAt", "subject", "body"])
    .where("replyToFolded", "=", foldedAddress(email))
    .orderBy("id")
    .execute();
  return {
    email,
    messages: messages.map(({ isStarred, isArchived, ...message }) => ({
      ...message,
      isStarred: isStarred === 1,
      isArchived: isArchived === 1,
    })),
    waitingMail,
  };
}

/**
 * Deletes all of it for good, also from the database's files.
 * @returns how many messages and waiting mails there were
 */
export async function eraseFeedback(db: Database, email: string): Promise<ErasedPerson> {
  const erased = await db.transaction().execute(async (change) => {
    const messages = await change
      .deleteFrom("feedback")
      .where("feedback.id", "in", messagesFrom(change, email))
      .executeTakeFirstOrThrow();
    const waitingMail = await change
      .deleteFrom("outboxMail")
      .where("replyToFolded", "=", foldedAddress(email))
      .executeTakeFirstOrThrow();
    return {
      messages: Number(messages.numDeletedRows),
      waitingMail: Number(waitingMail.numDeletedRows),
    };
  });
  await wipeDeleted(db);
  return erased;
}

/** E-mail addresses that differ only in capitals are the same mailbox. */
const foldedAddress = (email: string) => folded(email.trim());

const messagesFrom = (db: Database | Transaction, email: string) =>
  db.selectFrom("feedbackSearch").select("id").where("email", "=", foldedAddress(email));
