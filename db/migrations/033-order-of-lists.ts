import type { Kysely } from "kysely";

/*
 * The staff's lists in their order, with what narrows them: a page of a list, or a count, reads the index alone. Rows of
 * one place are told apart by their ids, as in the lists.
 */
export async function up(db: Kysely<any>): Promise<void> {
  for (const [table, columns] of Object.entries(orders))
    await db.schema
      .createIndex(`${table}_in_list`)
      .on(table)
      .columns([...columns])
      .execute();
}

const orders = {
  article: ["publishedDate", "id", "isActive"],
  photo: ["sortorder", "id", "showInGallery", "alternativeText"],
  message: ["announcementDate", "id"],
  priceList: ["year", "id", "isActive"],
  faq: ["sortorder", "id"],
  link: ["sortorder", "id"],
  event: ["startsAt", "id"],
  document: ["sortorder", "id"],
  sanitaryBuilding: ["sortorder", "id"],
  cardStep: ["sortorder", "id"],
} as const;
