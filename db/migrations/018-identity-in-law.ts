import type { Kysely } from "kysely";

/*
 * Who the campsite is in law: its registered name, where it is registered, and whether it is registered for VAT. Every
 * site has said that it stands in the Register of Business Enterprises, and none that it is registered for VAT.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("identity")
    .addColumn("legalName", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("identity")
    .addColumn("register", "text", (column) => column.notNull().defaultTo("enterprises"))
    .execute();
  await db.schema
    .alterTable("identity")
    .addColumn("isVatRegistered", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
