import { PostgresAdapter, type Kysely } from "kysely";

/*
 * What staff have answered guests. An answer goes with the message that it belongs to, and so does the mail with it that
 * waits to be sent; that mail has a receiver of its own, and says which mails it follows.
 */
export async function up(db: Kysely<any>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("feedbackAnswer")
    .addColumn("id", "integer", (column) =>
      isPostgres ? column.generatedByDefaultAsIdentity().primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn("feedbackId", "integer", (column) =>
      column.notNull().references("feedback.id").onDelete("cascade"),
    )
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("messageId", "text", (column) => column.notNull())
    .addColumn("sentDate", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("feedback_answer_by_message")
    .on("feedbackAnswer")
    .columns(["feedbackId", "id"])
    .execute();
  await db.schema.alterTable("feedback").addColumn("answeredDate", "text").execute();
  for (const name of ["toName", "toAddress", "fromName", "messageId", "references"])
    await db.schema
      .alterTable("outboxMail")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  await db.schema
    .alterTable("outboxMail")
    .addColumn("answerId", "integer", (column) => column.references("feedbackAnswer.id").onDelete("cascade"))
    .execute();
  await db.schema.createIndex("outbox_mail_by_answer").on("outboxMail").column("answerId").execute();
}
