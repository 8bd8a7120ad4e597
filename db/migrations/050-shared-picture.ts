import type { Kysely } from "kysely";

/* The picture that travels with shared links, where it isn't the home page's. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("siteView").addColumn("sharedUrl", "text").execute();
}
