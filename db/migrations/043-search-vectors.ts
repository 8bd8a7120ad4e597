import { PostgresAdapter, sql, type Kysely } from "kysely";

/*
 * PostgreSQL keeps what it compares a search with. It was made of a row's words again for each row that a search looked at
 * without the index, as it does where a word is frequent.
 */
export async function up(db: Kysely<any>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await db.schema.dropIndex("search_entry_words").execute();
  await sql`alter table "searchEntry" add column "vector" tsvector
    generated always as (array_to_tsvector(string_to_array("words", ' '))) stored`.execute(db);
  await sql`create index search_entry_words on "searchEntry" using gin ("vector")`.execute(db);
}
