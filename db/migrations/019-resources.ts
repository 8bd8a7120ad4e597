import type { Kysely } from "kysely";

/** History and repeated requests name a resource by its kind and id, in the words of the code and the API. */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("historyEntry").renameColumn("thing", "kind").execute();
  await db.schema.alterTable("historyEntry").renameColumn("thingId", "resourceId").execute();
  await db.schema.alterTable("addedOnce").renameColumn("thingId", "resourceId").execute();
}
