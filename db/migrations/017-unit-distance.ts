import { sql, type Kysely } from "kysely";

/** Adds the minimum distance between two units. The distance is 0 until staff enter it. */
export async function up(db: Kysely<any>): Promise<void> {
  await sql.raw(`alter table "plan" add column "unitDistance" text default '0' not null`).execute(db);
}
