import type { Kysely } from "kysely";

/* What a notice is about. Those that are there were written without saying it. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("message")
    .addColumn("purpose", "text", (column) => column.notNull().defaultTo("general"))
    .execute();
}
