import type { Kysely } from "kysely";

/* Pictures whose AVIF files are to be made, by one process at a time; and when each is next tried. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("missingAvif")
    .addColumn("filename", "text", (column) => column.primaryKey())
    .addColumn("dueAt", "text", (column) => column.notNull())
    .addColumn("failures", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
