import type { Kysely } from "kysely";

/* The languages besides Norwegian in which guests read the site: until staff say otherwise, all that it had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("websiteSettings")
    .addColumn("offeredLanguages", "text", (column) => column.notNull().defaultTo('["en","de"]'))
    .execute();
}
