import { sql, type Kysely } from "kysely";

/** Adds the end of an article, also to the indexes, so that lists skip ended articles. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of [
    `alter table "article" add column "unpublishDate" text`,
    `drop index "article_by_date"`,
    `create index "article_by_date" on "article" ("isActive", "publishedDate", "id", "unpublishDate")`,
    `drop index "article_in_list"`,
    `create index "article_in_list" on "article" ("publishedDate", "id", "isActive", "unpublishDate")`,
  ])
    await sql.raw(statement).execute(db);
}
