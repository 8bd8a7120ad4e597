import { randomUUID } from "node:crypto";
import { sql, type Kysely } from "kysely";

/* Which site this is: its storage says the same, so that nobody serves one site's rows with another's files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("site")
    .addColumn("id", "text", (column) => column.primaryKey())
    // Whether its storage has been told.
    .addColumn("isBound", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`insert into site (id) values (${randomUUID()})`.execute(db);
}
