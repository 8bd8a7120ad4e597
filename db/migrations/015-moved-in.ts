import { sql, type Kysely } from "kysely";

/** Adds the table of the content that was imported from another system. */
export async function up(db: Kysely<any>): Promise<void> {
  const statement = `create table "movedIn" ("source" text not null, "thing" text not null, "sourceId" text not null,
    "name" text not null, "resourceId" integer, "hash" text not null, "historyId" integer not null,
    "state" text not null, "notes" text not null, "at" text not null, primary key ("source", "thing", "sourceId"))`;
  await sql.raw(statement).execute(db);
}
