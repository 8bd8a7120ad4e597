import { PostgresAdapter, sql, type Kysely } from "kysely";

/* Every site has its gallery and its settings, so that both can be saved over: the gallery and the settings with id 1. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into gallery (id, name, "updatedAt")
    select 1, 'Galleri', '1970-01-01T00:00:00Z' where not exists (select 1 from gallery)
  `.execute(db);
  await sql`
    insert into "websiteSettings" (id, "enableCPay", "enableOnlineBooking", "enableFeedback", "updatedAt")
    select 1, 0, 0, 0, '1970-01-01T00:00:00Z' where not exists (select 1 from "websiteSettings")
  `.execute(db);
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    // A row that names its own id leaves the sequence where it was; SQLite goes by the largest id there is.
    for (const table of ["gallery", "websiteSettings"]) {
      await sql`
        select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), (select max(id) from ${sql.table(table)}))
      `.execute(db);
    }
  }
}
