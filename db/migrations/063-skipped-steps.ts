import type { Kysely } from "kysely";

/* The steps of setting the site up that its staff have skipped for now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("skippedStep")
    .addColumn("step", "text", (column) => column.primaryKey())
    .execute();
}
