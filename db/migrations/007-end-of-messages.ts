import type { Kysely } from "kysely";

/* When a message goes by itself; null for one that stays until it is taken down. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("message").addColumn("unpublishDate", "text").execute();
}
