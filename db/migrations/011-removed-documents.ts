import type { Kysely } from "kysely";

/* PDFs that no document names any more, and that still lie on the disk so that what named them can be had back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("removedDocument")
    .addColumn("filename", "text", (column) => column.primaryKey())
    .addColumn("removedAt", "text", (column) => column.notNull())
    .execute();
}
