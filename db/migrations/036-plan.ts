import { PostgresAdapter, type Kysely } from "kysely";

/* The plan of the campsite, which was part of the program before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("plan")
    .addColumn("id", "integer", (column) =>
      isPostgres ? column.generatedByDefaultAsIdentity().primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("updatedAt", "text", (column) => column.notNull())
    .addColumn("currentTranslations", "text", (column) => column.notNull().defaultTo("{}"))
    .addColumn("measures", "text", (column) => column.notNull())
    .addColumn("ground", "text", (column) => column.notNull())
    .addColumn("areas", "text", (column) => column.notNull())
    .addColumn("places", "text", (column) => column.notNull())
    .addColumn("captions", "text", (column) => column.notNull())
    .addColumn("soundings", "text", (column) => column.notNull())
    .execute();
}
