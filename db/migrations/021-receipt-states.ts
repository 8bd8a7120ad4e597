import { sql, type Kysely } from "kysely";

/**
 * Adds what became of the receipt of a message, and the languages of a correction. Of several answer templates that are
 * the text of receipts, only the first one was used, so the others become templates for answers.
 */
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of [
    // API responses contain all columns of "feedback", so this has its own table.
    `create table "feedbackReceipt" ("feedbackId" integer primary key references "feedback" ("id") on delete cascade, "state" text not null, "at" text)`,
    `alter table "announced" add column "languages" text default '' not null`,
    `update "answerTemplate" set "isReceipt" = 0 where "isReceipt" = 1 and "id" <> (select "id" from "answerTemplate" where "isReceipt" = 1 order by "sortorder", "id" limit 1)`,
  ])
    await sql.raw(statement).execute(db);
}
