import { sql, type Kysely } from "kysely";

/* The cameras, so that staff can turn one off and take its picture down; they are there from the start, by id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("camera")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull().unique())
    .addColumn("isOn", "integer", (column) => column.notNull())
    .addColumn("hiddenUntil", "text")
    .execute();
  for (const [index, name] of ["bilde1", "bilde2", "bilde3"].entries())
    await sql`
      insert into camera (id, "updatedAt", name, "isOn") values (${index + 1}, '1970-01-01T00:00:00Z', ${name}, 1)
    `.execute(db);
}
