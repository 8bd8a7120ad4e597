import { PostgresAdapter, sql, type Kysely } from "kysely";

/*
 * What staff have noted on a guest's message; what is searched of each message, in small letters; and indexes that have
 * the messages of a box, or of all of them, in the order that they are shown in.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("feedback")
    .addColumn("note", "text", (column) => column.notNull().defaultTo(""))
    .execute();

  // Beside the messages, so that it is never a part of what is answered. It goes with its message.
  await db.schema
    .createTable("feedbackSearch")
    .addColumn("id", "integer", (column) => column.primaryKey().references("feedback.id").onDelete("cascade"))
    .addColumn("text", "text", (column) => column.notNull())
    .execute();
  const messages: Record<"id" | "name" | "email" | "mobile" | "message", any>[] = await db
    .selectFrom("feedback")
    .select(["id", "name", "email", "mobile", "message"])
    .execute();
  for (const { id, name, email, mobile, message } of messages) {
    const text = [name, email, mobile, mobile.replaceAll(/\D/g, ""), message, ""].join("\n");
    await db
      .insertInto("feedbackSearch")
      .values({ id, text: text.normalize("NFC").toLowerCase() })
      .execute();
  }

  // PostgreSQL takes an index's order only where the columns before it are equal to something, which null never is.
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema.dropIndex("feedback_by_date").execute();
  for (const [name, ...columns] of [
    ["feedback_by_date"],
    ["feedback_by_archive_and_date", "isArchived"],
    ["feedback_by_box_and_date", "isArchived", "isStarred"],
  ] as const) {
    const index = db.schema.createIndex(name).on("feedback");
    await (
      isPostgres
        ? index.columns([...columns, "sentDate", "id"]).where(sql.ref("deletedDate"), "is", null)
        : index.columns(["deletedDate", ...columns, "sentDate", "id"])
    ).execute();
  }
}
