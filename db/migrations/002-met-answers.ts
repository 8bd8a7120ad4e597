import type { Kysely } from "kysely";

/*
 * What MET Norway answered last, by the address that was asked: it names the service, the place and the day.
 * Instants are ISO 8601 in UTC, as everywhere.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("metAnswer")
    .addColumn("url", "text", (column) => column.primaryKey())
    .addColumn("body", "text")
    .addColumn("fetchedAt", "text")
    .addColumn("lastModified", "text")
    .addColumn("nextTryAt", "text", (column) => column.notNull())
    .addColumn("failures", "integer", (column) => column.notNull())
    .addColumn("stopsAllUntil", "text")
    .execute();
}
