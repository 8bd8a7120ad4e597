import { sql, type Kysely } from "kysely";

/**
 * Adds the fields of the state "earlier" to the index of the notices, so that the index is enough to count earlier
 * notices.
 */
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of [
    `drop index "message_in_list"`,
    `create index "message_in_list" on "message" ("sortorder", "id", "isActive", "unpublishDate")`,
  ])
    await sql.raw(statement).execute(db);
}
