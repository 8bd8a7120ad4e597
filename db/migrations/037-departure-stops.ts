import type { Kysely } from "kysely";

/* The stops whose departures guests are told: one row, written when staff first choose some. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("departureStops")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("stops", "text", (column) => column.notNull())
    .execute();
}
