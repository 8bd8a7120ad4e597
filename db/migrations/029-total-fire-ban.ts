import type { Kysely } from "kysely";

/* A local ban on all fire, which staff turn on beside the law's own season. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("websiteSettings")
    .addColumn("totalFireBan", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
