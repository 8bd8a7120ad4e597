import { PostgresAdapter, type Kysely } from "kysely";

/*
 * What is made of the other rows, and can be made again: what isn't translated, a row for each resource and language; and
 * from which rules each such table was made.
 */
export async function up(db: Kysely<any>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("derived")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("rules", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("translationGap")
    .addColumn("id", "integer", (column) =>
      isPostgres ? column.generatedByDefaultAsIdentity().primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("resourceId", "integer", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("missing", "text", (column) => column.notNull())
    .addColumn("outdated", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("translation_gap_of_resource")
    .on("translationGap")
    .columns(["kind", "resourceId", "language"])
    .unique()
    .execute();
  await db.schema
    .createIndex("translation_gap_by_kind")
    .on("translationGap")
    .columns(["kind", "id"])
    .execute();
  await db.schema
    .createIndex("translation_gap_by_language")
    .on("translationGap")
    .columns(["language", "kind", "id"])
    .execute();
}
