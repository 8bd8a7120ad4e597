import { PostgresAdapter, type Kysely } from "kysely";

/* What the home page leads to: its cards and quick links, which were part of the program before. One row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("homePage")
    .addColumn("id", "integer", (column) =>
      isPostgres ? column.generatedByDefaultAsIdentity().primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("translations", "text", (column) => column.notNull().defaultTo("{}"))
    .addColumn("currentTranslations", "text", (column) => column.notNull().defaultTo("{}"))
    .addColumn("cardsNote", "text", (column) => column.notNull())
    .addColumn("cards", "text", (column) => column.notNull())
    .addColumn("links", "text", (column) => column.notNull())
    .execute();
}
