import { sql, type Kysely } from "kysely";

/** Adds the language of a mail to a guest, the template for receipts, and the switch for receipts. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of [
    `alter table "outboxMail" add column "language" text default '' not null`,
    `alter table "answerTemplate" add column "isReceipt" integer default 0 not null`,
    `alter table "websiteSettings" add column "enableReceipts" integer default 1 not null`,
  ])
    await sql.raw(statement).execute(db);
}
