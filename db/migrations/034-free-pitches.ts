import type { Kysely } from "kysely";

/* What staff say of today's free pitches, by kind: one row, written the first time that they say something. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable("freePitches")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("day", "text", (column) => column.notNull());
  for (const kind of ["caravan", "motorhome", "tent", "cabin"])
    table = table.addColumn(kind, "text", (column) => column.notNull());
  await table.execute();
}
