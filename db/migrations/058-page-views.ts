import type { Kysely } from "kysely";

/* How often each page was opened on each day in Oslo, by language: sums, and nothing of who opened it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("pageView")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("page", "text", (column) => column.notNull())
    .addColumn("item", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("views", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("page_view_key", ["day", "page", "item", "language"])
    .execute();
}
