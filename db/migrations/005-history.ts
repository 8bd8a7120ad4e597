import { PostgresAdapter, type Kysely } from "kysely";

/*
 * Who changed what and when. An entry holds the thing as it was after the change, or before it was removed, so that it
 * can be had back, and which of its translations were current. `changed` is a list of field paths. Articles' former addresses outlive them, so that one that is
 * had back has them again.
 */
export async function up(db: Kysely<any>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("historyEntry")
    .addColumn("id", "integer", (column) =>
      isPostgres ? column.generatedByDefaultAsIdentity().primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn("thing", "text", (column) => column.notNull())
    .addColumn("thingId", "integer", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("changed", "text", (column) => column.notNull())
    .addColumn("userName", "text")
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("currentTranslations", "text")
    // Last, since it is long: SQLite reads through what stands before a column.
    .addColumn("fields", "text", (column) => column.notNull())
    .execute();
  for (const [name, ...columns] of [
    ["history_by_thing", "thing", "thingId", "id"],
    ["history_by_kind", "thing", "at", "id"],
    ["history_by_action", "action", "at", "id"],
    ["history_by_moment", "at", "id"],
  ] as const)
    await db.schema
      .createIndex(name)
      .on("historyEntry")
      .columns([...columns])
      .execute();

  const former = await db.selectFrom("formerArticleUrl").selectAll().execute();
  await db.schema.dropTable("formerArticleUrl").execute();
  await db.schema
    .createTable("formerArticleUrl")
    .addColumn("url", "text", (column) => column.primaryKey())
    .addColumn("articleId", "integer", (column) => column.notNull())
    .execute();
  for (const row of former) await db.insertInto("formerArticleUrl").values(row).execute();
}
