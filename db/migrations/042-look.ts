import type { Kysely } from "kysely";

/* The campsite's own colours and mark: one row, written when staff first choose some. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("look")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("mainColour", "text")
    .addColumn("accentColour", "text")
    .addColumn("mark", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
