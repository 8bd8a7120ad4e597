import type { Kysely } from "kysely";

/* Photos that have been removed, and whose files still lie on the disk so that they can be had back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("removedPhoto")
    .addColumn("filename", "text", (column) => column.primaryKey())
    .addColumn("removedAt", "text", (column) => column.notNull())
    .execute();
}
