import { sql, type Kysely } from "kysely";

/** Adds the fields of the state "earlier" to the index of notices, so that counting needs no rows. */
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of [
    `drop index "message_in_list"`,
    `create index "message_in_list" on "message" ("sortorder", "id", "isActive", "unpublishDate")`,
  ])
    await sql.raw(statement).execute(db);
}
