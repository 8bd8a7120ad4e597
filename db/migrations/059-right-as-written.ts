import type { Kysely } from "kysely";

/* Where staff have said that what reads like a value of before is right as it is written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("rightAsWritten")
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("before", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("resourceId", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("right_as_written_once", ["key", "before", "kind", "resourceId"])
    .execute();
}
