import type { Kysely } from "kysely";

/* A waiting list for seasonal pitches: kept where the page about them is written, which has asked guests to join it. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("websiteSettings")
    .addColumn("enableWaitingList", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  const written = await db
    .selectFrom("pageText")
    .select("id")
    .where("page", "=", "seasonal")
    .where("body", "!=", "")
    .executeTakeFirst();
  if (written) await db.updateTable("websiteSettings").set({ enableWaitingList: 1 }).execute();
}
