import { PostgresAdapter, type Kysely } from "kysely";

/* What happens at the campsite, which a page of text told of before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("event")
    .addColumn("id", "integer", (column) =>
      isPostgres ? column.generatedByDefaultAsIdentity().primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("translations", "text", (column) => column.notNull().defaultTo("{}"))
    .addColumn("currentTranslations", "text", (column) => column.notNull().defaultTo("{}"))
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("place", "text", (column) => column.notNull())
    .addColumn("startsAt", "text", (column) => column.notNull())
    .addColumn("endsAt", "text", (column) => column.notNull())
    .addColumn("imageUrl", "text")
    .execute();
  await db.schema.createIndex("event_by_end").on("event").columns(["endsAt", "startsAt"]).execute();
}
