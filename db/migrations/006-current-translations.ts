import type { Kysely } from "kysely";

/*
 * Which translations were made from the Norwegian as it is: { "en": [hash of both texts, …], "de": … }. Without an entry
 * for a language all of its texts count as current.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const translated = [
    "message",
    "article",
    "photo",
    "annualRates",
    "identity",
    "faq",
    "contentBlock",
    "pageText",
    "document",
    "link",
    "sanitaryBuilding",
    "cardStep",
  ];
  for (const table of translated) {
    await db.schema
      .alterTable(table)
      .addColumn("currentTranslations", "text", (column) => column.notNull().defaultTo("{}"))
      .execute();
  }
}
