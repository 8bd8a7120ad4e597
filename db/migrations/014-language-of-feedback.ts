import type { Kysely } from "kysely";

/* The language of the form that a guest wrote in, to be answered in; of earlier messages it isn't known. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("feedback")
    .addColumn("language", "text", (column) => column.notNull().defaultTo("nb"))
    .execute();
}
