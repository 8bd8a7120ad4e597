import type { Kysely } from "kysely";

/* Days on which the reception keeps other hours than its period says, or is closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("identity")
    .addColumn("exceptions", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
}
