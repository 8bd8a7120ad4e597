import { articles } from "#content/articles.ts";
import { address, addresses, type PageName } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { slugify } from "#src/i18n/slug.ts";

/** The demo's oldest article; it stays visible whatever the day. */
const oldest = articles
  .toSorted((a, b) => a.publishedDate.localeCompare(b.publishedDate))
  .find((each) => each.isActive)!;
const articleUrl = slugify(oldest.text.nb.title);

/** All that show something; /booking only leads away. */
export const publicPages = (Object.keys(addresses) as PageName[]).filter((name) => name !== "booking");

/** Where a page is, with an example's parts where they vary. */
export function pathOf(name: PageName, language: Language): string {
  switch (name) {
    case "article":
      return address(name, language, { url: articleUrl, title: "-" });
    case "photo":
      return address(name, language, { id: "2" });
    default:
      return address(name, language);
  }
}
