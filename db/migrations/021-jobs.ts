import type { Kysely } from "kysely";

/**
 * Work that goes on by itself, the processes that do it, and what staff have been mailed about. Of all processes one
 * at a time holds a job.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("process")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("host", "text", (column) => column.notNull())
    .addColumn("pid", "integer", (column) => column.notNull())
    .addColumn("version", "text", (column) => column.notNull())
    .addColumn("startedAt", "text", (column) => column.notNull())
    .addColumn("seenAt", "text", (column) => column.notNull())
    .addColumn("signs", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("job")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("dueAt", "text", (column) => column.notNull())
    .addColumn("heldBy", "text")
    .addColumn("lastSucceededAt", "text")
    .addColumn("failingSince", "text")
    .addColumn("fault", "text")
    .addColumn("failures", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("alarm")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("failingSince", "text", (column) => column.notNull())
    .addColumn("toldAt", "text", (column) => column.notNull())
    .execute();
}
