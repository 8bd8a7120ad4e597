import { sql, type Kysely } from "kysely";

/** Adds the receipts that guests get for their messages, and the language of a mail to a guest. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of [
    `alter table "outboxMail" add column "language" text default '' not null`,
    `alter table "answerTemplate" add column "isReceipt" integer default 0 not null`,
    `alter table "websiteSettings" add column "enableReceipts" integer default 1 not null`,
  ])
    await sql.raw(statement).execute(db);
}
