import { PostgresAdapter, type Kysely } from "kysely";

/* Mail that waits to be sent. A row goes when its mail has gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("outboxMail")
    .addColumn("id", "integer", (column) =>
      isPostgres ? column.generatedByDefaultAsIdentity().primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("body", "text", (column) => column.notNull())
    .addColumn("replyToName", "text", (column) => column.notNull())
    .addColumn("replyToAddress", "text", (column) => column.notNull())
    .addColumn("createdAt", "text", (column) => column.notNull())
    .addColumn("nextTryAt", "text", (column) => column.notNull())
    .addColumn("failures", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.createIndex("outbox_mail_by_turn").on("outboxMail").column("nextTryAt").execute();
}
