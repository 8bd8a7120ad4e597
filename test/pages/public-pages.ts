import { demo } from "#test/content/demo.ts";
import { pathsOf, withPrefix } from "#src/campsite/own-pages/own-page.ts";
import { address, addresses, type PageName } from "#src/i18n/addresses.ts";
import { inEveryLanguage, type Language } from "#src/i18n/language.ts";
import { slugify } from "#src/i18n/slug.ts";
import { inLanguage } from "#src/i18n/translation.ts";

/** The demo's oldest active article, which is visible on every day of the tests. */
const oldest = demo
  .articles()
  .toSorted((a, b) => a.publishedDate!.localeCompare(b.publishedDate!))
  .find((each) => each.isActive)!;
const articleUrl = slugify(oldest.title);

/** Further pages of the news and the gallery; paged.test.ts tests them. */
const parts = ["newsYear", "galleryPart"] as const satisfies PageName[];

/** All pages with content except `parts`; /booking only redirects. */
export const publicPages = (Object.keys(addresses) as PageName[]).filter(
  (name) => !["booking", ...parts].includes(name),
);

/** The demo's tagline in each language. It is the last part of each page's title. */
export const taglines = inEveryLanguage(
  (language) => inLanguage(demo.identity(), ["tagline"], language).tagline,
);

/** Returns a page's address. Parameters get the values of an example in the demo. */
export function pathOf(name: PageName, language: Language): string {
  switch (name) {
    case "article":
      return address(name, language, { url: articleUrl, title: "-" });
    case "photo":
      return address(name, language, { id: "2" });
    case "newsYear":
      return address(name, language, { year: "2026", page: "1" });
    case "ownPage":
      return withPrefix(pathsOf(demo.ownPages()[0]!)[language], language);
    case "galleryPart":
      return address(name, language, { page: "2" });
    default:
      return address(name, language);
  }
}
