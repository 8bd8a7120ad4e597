import type { Kysely } from "kysely";

/* A page's own photo, in the place of the drawing that it has otherwise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("pageText").addColumn("imageUrl", "text").execute();
}
