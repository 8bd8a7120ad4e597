import type { Kysely } from "kysely";

/* What was added with an Idempotency-Key: the same request repeated adds nothing more. A key counts for a day; it goes
 * when the next one after that comes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("addedOnce")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("thingId", "integer", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("added_once_by_moment").on("addedOnce").column("at").execute();
}
