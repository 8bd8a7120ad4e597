import type { Kysely } from "kysely";

/*
 * A message that is spam is deleted as such: it goes when deleted ones go. A message is read since one of the staff opened
 * it; what has been dealt with already has been read.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("feedback")
    .addColumn("isSpam", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("feedback").addColumn("readDate", "text").execute();
  await db
    .updateTable("feedback")
    .set((message) => ({ readDate: message.ref("sentDate") }))
    .where((message) =>
      message.or([
        message("isStarred", "=", 1),
        message("isArchived", "=", 1),
        message("deletedDate", "is not", null),
        message("answeredDate", "is not", null),
        message("note", "<>", ""),
      ]),
    )
    .execute();
}
