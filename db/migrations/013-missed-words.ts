import { sql, type Kysely } from "kysely";

/** Adds the words that guests searched for without a result. */
export async function up(db: Kysely<any>): Promise<void> {
  const statement = `create table "missedWord" ("words" text primary key, "count" integer not null,
    "last" text not null)`;
  await sql.raw(statement).execute(db);
}
