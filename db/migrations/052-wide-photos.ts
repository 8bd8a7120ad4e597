import type { Kysely } from "kysely";

/* Photos have files for large screens, and a tiny one that a page has in itself; those of before have neither. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("photo")
    .addColumn("wideWidth", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("photo")
    .addColumn("blur", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
