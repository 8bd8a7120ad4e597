import type { Kysely } from "kysely";

/**
 * How much has come lately from each block of addresses, for all processes to limit together. The blocks stand there as
 * keyed hashes, and the key beside them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sender")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("until", "text", (column) => column.notNull())
    .addColumn("posts", "integer", (column) => column.notNull())
    .addColumn("messages", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("senderUntil").on("sender").column("until").execute();
  await db.schema
    .createTable("senderKey")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("key", "text", (column) => column.notNull())
    .execute();
}
