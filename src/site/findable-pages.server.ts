import { plainWithColons, readAtOnce } from "#src/campsite/findable.server.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import { getPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { address } from "#src/i18n/addresses.ts";
import { pageNameIn, type TextPageName } from "#src/i18n/names/page-names.ts";
import type { ShownContext } from "#src/platform/pages/page.ts";
import { tableOf } from "#src/platform/server-feature.ts";
import { findEmptyPages } from "#src/campsite/menu/empty-pages.server.ts";
import { listPages } from "./sitemap-xml.ts";

/** The fixed pages that aren't empty, with their page texts and the words that features add. */
export const findablePages = readAtOnce("pages", async (context) => {
  const { language } = context;
  const [pages, empty] = await Promise.all([listPages(context), findEmptyPages(context)]);
  context.changesAt(empty.changesAt);
  const words: NonNullable<(typeof context.features)[number]["pageWords"]> = tableOf(
    context.features,
    "pageWords",
  );
  const names = pages
    .map(({ name }) => name as TextPageName | "ownPage")
    .filter((name) => name !== "ownPage")
    .filter((name) => !empty.value.has(name));
  return Promise.all(
    names.map(async (name) => {
      const page = await getPageText(context, name, language);
      const facts = page.facts.map(({ words: { words: fact } }) => `${fact.label}: ${fact.value}.`);
      const more = await words[name]?.(context);
      return {
        id: name,
        title: page.title || pageNameIn(language, name),
        text: [page.lead, plainWithColons(page.body), ...facts, more].filter(Boolean).join(" "),
        alsoFoundBy: pageNameIn(language, name),
        language: page.language,
        href: address(name, language),
      };
    }),
  );
});

/** Returns the campsite's name, address, phone number and email address, by which guests find the contact page. */
export async function contactWords(context: ShownContext): Promise<string> {
  const { name, address: at, phone, email } = await getIdentity(context);
  return [name, at.street, `${at.postalCode} ${at.city}`.trim(), phone, email].filter(Boolean).join(", ");
}
