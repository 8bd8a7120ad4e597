import { sql, type Kysely } from "kysely";

/** Adds the distance that units keep from each other. It is 0 until staff enter it. */
export async function up(db: Kysely<any>): Promise<void> {
  await sql.raw(`alter table "plan" add column "unitDistance" text default '0' not null`).execute(db);
}
