import { randomBytes } from "node:crypto";
import { sql, type Kysely } from "kysely";

/**
 * What was erased for good, and until when: each subject as a hash with the site's own key, so that a backup from before
 * can be held against it and nobody can be read from it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("erasure")
    .addColumn("subject", "text", (column) => column.primaryKey())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("erasureKey")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("key", "text", (column) => column.notNull())
    .execute();
  await sql`insert into ${sql.table("erasureKey")} (id, key) values (1, ${randomBytes(32).toString("hex")})`.execute(
    db,
  );
}
