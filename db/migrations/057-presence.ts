import type { Kysely } from "kysely";

/* Who of the staff has a resource's form open now. A row is true for less than a minute. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("presence")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("resourceId", "integer", (column) => column.notNull())
    .addColumn("issuer", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("isWriting", "integer", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("presence_once", ["kind", "resourceId", "issuer", "subject"])
    .execute();
}
