import { PostgresAdapter, sql, type Kysely } from "kysely";

/*
 * What can be searched: a row for each resource and language with its folded words, which the program makes again from
 * the rest, and the database's own index of them, which follows the table. What belongs to a deleted message goes with it.
 */
export async function up(db: Kysely<any>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("searchEntry")
    .addColumn("id", "integer", (column) =>
      isPostgres ? column.generatedByDefaultAsIdentity().primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("resourceId", "integer", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("words", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("search_entry_of_resource")
    .on("searchEntry")
    .columns(["kind", "resourceId", "language"])
    .unique()
    .execute();
  // The box of deleted messages, in its order.
  await db.schema
    .createIndex("feedback_deleted_by_date")
    .on("feedback")
    .columns(["sentDate", "id"])
    .where(sql.ref("deletedDate"), "is not", null)
    .execute();
  await db.schema.alterTable("feedbackSearch").dropColumn("text").execute();
  for (const statement of isPostgres ? postgres : sqlite) await sql.raw(statement).execute(db);
}

const postgres = [
  `create index search_entry_words on "searchEntry" using gin (array_to_tsvector(string_to_array("words", ' ')))`,
  `create or replace function forget_searched_feedback() returns trigger language plpgsql as $$ begin
    delete from "searchEntry" where "kind" = 'feedback' and "resourceId" = old."id";
    return old;
  end $$`,
  `create trigger feedback_deleted after delete on "feedback" for each row execute function forget_searched_feedback()`,
];

const inIndex = (row: string) => `("rowid", "words") values (${row}."id", ${row}."words")`;
const outOfIndex = `insert into "searchIndex" ("searchIndex", "rowid", "words") values ('delete', old."id", old."words");`;

const sqlite = [
  // Which words a row has is enough: no places and no counts. Deleted words are overwritten, as all that is deleted.
  `create virtual table "searchIndex" using fts5("words", content='searchEntry', content_rowid='id', detail=none, columnsize=0, tokenize="ascii tokenchars '_'")`,
  `insert into "searchIndex" ("searchIndex", "rank") values ('secure-delete', 1)`,
  `create trigger search_entry_added after insert on "searchEntry" begin insert into "searchIndex" ${inIndex("new")}; end`,
  `create trigger search_entry_changed after update on "searchEntry" begin ${outOfIndex} insert into "searchIndex" ${inIndex("new")}; end`,
  `create trigger search_entry_deleted after delete on "searchEntry" begin ${outOfIndex} end`,
  `create trigger feedback_deleted after delete on "feedback" begin
    delete from "searchEntry" where "kind" = 'feedback' and "resourceId" = old."id";
  end`,
];
