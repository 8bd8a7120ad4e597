import { collectionOf } from "#src/features/collection.server.ts";
import { pageTextKind, type Fact } from "#src/features/page-texts/page-text.ts";
import { pageTextCollection } from "#src/features/page-texts/page-texts.server.ts";
import type { Language } from "#src/i18n/language.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import {
  homePageKind,
  localizeHomePage,
  unwrittenHomePage,
  type HomeLink,
  type HomePageInput,
  type LocalizedHomePage,
} from "./home-page.ts";

/** What the home page leads to, as staff keep it. */
export const homePageCollection = collectionOf(homePageKind, { unwritten: unwrittenHomePage() });

/** What the home page leads to, in a language. */
export async function getHomePage(context: Context, language: Language): Promise<LocalizedHomePage> {
  const [written] = await homePageCollection.listAll(context);
  return localizeHomePage(written ?? unwrittenHomePage(), language);
}

/** TABLE  where a fact of the home page led before links were chosen, by its icon. */
const factLinks: Partial<Record<Fact["icon"], HomeLink["to"]>> = {
  toilet: "sanitary",
  arrival: "guests",
  parking: "directions",
  price: "prices",
};

/**
 * Stores what the home page leads to where nobody has: on a site from before, its own facts are the first links.
 * @param base what it leads to otherwise; undefined to store nothing on a site without such facts
 */
export async function addMissingHomePage(context: Context, base?: HomePageInput): Promise<void> {
  if (!(await findMissing(context, base))) return;
  await inTransaction(context, async (transaction) => {
    const missing = await findMissing(transaction, base);
    if (!missing) return;
    const { text, links } = missing;
    const { links: otherwise, ...rest } = base ?? unwrittenHomePage();
    const camera = otherwise.filter(({ to }) => to === "webcam");
    const values = { ...rest, links: links.length > 0 ? [...links, ...camera] : otherwise };
    await homePageCollection.save(transaction, homePageKind.input.parse(values));
    if (text && links.length > 0) {
      const { id } = text;
      const without = pageTextKind.input.parse({ ...text, facts: [] });
      await pageTextCollection.save(transaction, without, { id });
    }
  });
}

async function findMissing(context: Context, base: HomePageInput | undefined) {
  const isWritten = await context.db.selectFrom("homePage").select("id").limit(1).executeTakeFirst();
  if (isWritten) return undefined;
  const text = (await pageTextCollection.listAll(context)).find(({ page }) => page === "home");
  const links = (text?.facts ?? []).flatMap(({ icon, ...words }): HomeLink[] => {
    const to = factLinks[icon];
    return to ? [{ to, icon, ...words }] : [];
  });
  return base || links.length > 0 ? { text, links } : undefined;
}
