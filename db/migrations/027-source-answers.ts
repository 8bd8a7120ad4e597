import { sql, type Kysely } from "kysely";

/*
 * What any source answered last, no longer only MET's forecast and sun; with when somebody last looked at what is asked
 * only while somebody looks. The job that asks has a new name for the same reason.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("metAnswer").renameTo("sourceAnswer").execute();
  await db.schema.alterTable("sourceAnswer").addColumn("wantedAt", "text").execute();
  await sql`delete from job where name = 'weather'`.execute(db);
}
