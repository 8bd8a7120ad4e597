import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Adds the time of the answer to the index of the inbox, so that counting unanswered messages needs no rows. */
export async function up(db: Kysely<any>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await sql.raw(`drop index "feedback_by_box_and_date"`).execute(db);
  await sql
    .raw(
      isPostgres
        ? `create index "feedback_by_box_and_date" on "feedback"
            ("isArchived", "isStarred", "sentDate", "id", "answeredDate") where "deletedDate" is null`
        : `create index "feedback_by_box_and_date" on "feedback"
            ("deletedDate", "isArchived", "isStarred", "sentDate", "id", "answeredDate")`,
    )
    .execute(db);
}
