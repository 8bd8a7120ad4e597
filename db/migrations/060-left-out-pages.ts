import type { Kysely } from "kysely";

/* Pages that the campsite does without a text for, as of a cabin that it hasn't: none until staff say so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("pageText")
    .addColumn("isLeftOut", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
