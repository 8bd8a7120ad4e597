import type { Kysely } from "kysely";

/**
 * The database in the words of the code and the API: history and repeated requests name a resource by its kind and id,
 * and what holds the prices of a year is a price list.
 */
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema.alterTable("historyEntry").renameColumn("thing", "kind").execute();
  await db.schema.alterTable("historyEntry").renameColumn("thingId", "resourceId").execute();
  await db.schema.alterTable("addedOnce").renameColumn("thingId", "resourceId").execute();
  await db.schema.alterTable("annualRates").renameTo("priceList").execute();
  await db.updateTable("historyEntry").set({ kind: "priceList" }).where("kind", "=", "annualRates").execute();
}
