import { sql, type Kysely } from "kysely";

/** Adds the switch for the check of links to other sites, and the results of the check. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of [
    `alter table "websiteSettings" add column "checkLinks" integer default 0 not null`,
    `create table "outwardLink" ("url" text primary key, "checkedAt" text not null, "isDead" integer not null)`,
  ])
    await sql.raw(statement).execute(db);
}
