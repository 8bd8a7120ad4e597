import { PostgresAdapter, type Kysely } from "kysely";

/* What staff often answer guests, to begin an answer with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("answerTemplate")
    .addColumn("id", "integer", (column) =>
      isPostgres ? column.generatedByDefaultAsIdentity().primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("translations", "text", (column) => column.notNull().defaultTo("{}"))
    .addColumn("currentTranslations", "text", (column) => column.notNull().defaultTo("{}"))
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("sortorder", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("answer_template_in_list")
    .on("answerTemplate")
    .columns(["sortorder", "id"])
    .execute();
}
