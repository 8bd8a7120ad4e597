import { sql, type Kysely } from "kysely";

/** Adds the guests' menu. Before the first save, the table has no row, and the site shows the menu of a new site. */
export async function up(db: Kysely<any>): Promise<void> {
  const statement = `create table "menu" ("id" integer primary key, "version" integer default 1 not null,
    "updatedAt" text not null, "currentTranslations" text default '{}' not null, "entries" text not null)`;
  await sql.raw(statement).execute(db);
}
