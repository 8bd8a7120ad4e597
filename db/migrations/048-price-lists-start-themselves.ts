import type { Kysely } from "kysely";

/* Whether a price list becomes current by itself on its first day. No list of before has been promised to. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("priceList")
    .addColumn("startsItself", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
