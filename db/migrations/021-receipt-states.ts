import { sql, type Kysely } from "kysely";

/**
 * Adds the state of each receipt, and the languages of a correction. If several answer templates are marked for
 * receipts, only the first one was used. The others become ordinary answer templates.
 */
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of [
    // API responses contain all columns of "feedback", so the state has its own table.
    `create table "feedbackReceipt" ("feedbackId" integer primary key references "feedback" ("id") on delete cascade, "state" text not null, "at" text)`,
    `alter table "announced" add column "languages" text default '' not null`,
    `update "answerTemplate" set "isReceipt" = 0 where "isReceipt" = 1 and "id" <> (select "id" from "answerTemplate" where "isReceipt" = 1 order by "sortorder", "id" limit 1)`,
  ])
    await sql.raw(statement).execute(db);
}
