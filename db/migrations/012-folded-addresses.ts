import type { Kysely } from "kysely";

/* Guests' addresses in small letters, to be found by: databases don't know that æ, ø and å have capitals. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("feedbackSearch")
    .addColumn("email", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("outboxMail")
    .addColumn("replyToFolded", "text", (column) => column.notNull().defaultTo(""))
    .execute();

  const messages: { id: number; email: string }[] = await db
    .selectFrom("feedback")
    .select(["id", "email"])
    .execute();
  for (const { id, email } of messages)
    await db
      .updateTable("feedbackSearch")
      .set({ email: folded(email) })
      .where("id", "=", id)
      .execute();
  const mails: { id: number; replyToAddress: string }[] = await db
    .selectFrom("outboxMail")
    .select(["id", "replyToAddress"])
    .execute();
  for (const { id, replyToAddress } of mails)
    await db
      .updateTable("outboxMail")
      .set({ replyToFolded: folded(replyToAddress) })
      .where("id", "=", id)
      .execute();

  await db.schema.createIndex("feedback_search_by_email").on("feedbackSearch").column("email").execute();
}

const folded = (text: string) => text.normalize("NFC").toLowerCase();
