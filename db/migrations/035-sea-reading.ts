import type { Kysely } from "kysely";

/* What staff have measured in the sea last: one row, written the first time that they do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("seaReading")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("temperature", "double precision", (column) => column.notNull())
    .addColumn("measuredAt", "text", (column) => column.notNull())
    .execute();
}
