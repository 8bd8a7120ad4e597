import type { Kysely } from "kysely";

/* The number that is answered at night, where it isn't the one of the day. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("identity")
    .addColumn("nightPhone", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
