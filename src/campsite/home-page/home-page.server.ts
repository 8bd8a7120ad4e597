import { collectionOf } from "#src/cms/collection.server.ts";
import { pageTextKind, type Fact } from "#src/campsite/page-texts/page-text.ts";
import { pageTextCollection } from "#src/campsite/page-texts/page-texts.server.ts";
import type { Language } from "#src/i18n/language.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import {
  homePageKind,
  localizeHomePage,
  maxLinks,
  unwrittenHomePage,
  type HomeLink,
  type HomePageInput,
  type LocalizedHomePage,
} from "./home-page.ts";

export const homePageCollection = collectionOf(homePageKind, { unwritten: unwrittenHomePage() });

export async function getHomePage(context: Context, language: Language): Promise<LocalizedHomePage> {
  const [written] = await homePageCollection.listAll(context);
  return localizeHomePage(written ?? unwrittenHomePage(), language);
}

/** TABLE  the pages to which the facts of an older home page link, by icon. */
const factLinks: Partial<Record<Fact["icon"], HomeLink["to"]>> = {
  toilet: "sanitary",
  arrival: "guests",
  parking: "directions",
  price: "prices",
};

/**
 * Stores the first cards and links of the home page. They come from `base` or, without `base`, from the defaults. Facts
 * in the text of an older home page become links and are removed from the text. Does nothing if the home page is stored
 * already. Also does nothing without `base` if the text has no such fact.
 */
export async function addMissingHomePage(context: Context, base?: HomePageInput): Promise<void> {
  if (!(await findMissing(context, base))) return;
  await inTransaction(context, async (transaction) => {
    const missing = await findMissing(transaction, base);
    if (!missing) return;
    const { text, linked } = missing;
    const { links: otherwise, ...rest } = base ?? unwrittenHomePage();
    const camera = otherwise.filter(({ to }) => to === "webcam");
    const led = linked.slice(0, maxLinks - camera.length);
    const links = led.length > 0 ? [...led.map(({ link }) => link), ...camera] : otherwise;
    await homePageCollection.save(transaction, homePageKind.input.parse({ ...rest, links }));
    if (text && led.length > 0) {
      const { id } = text;
      const taken = new Set(led.map(({ fact }) => fact));
      const without = { ...text, facts: text.facts.filter((fact) => !taken.has(fact)) };
      await pageTextCollection.save(transaction, pageTextKind.input.parse(without), { id });
    }
  });
}

async function findMissing(context: Context, base: HomePageInput | undefined) {
  const isWritten = await context.db.selectFrom("homePage").select("id").limit(1).executeTakeFirst();
  if (isWritten) return undefined;
  const text = (await pageTextCollection.listAll(context)).find(({ page }) => page === "home");
  const linked = (text?.facts ?? []).flatMap((fact) => {
    const { icon, ...words } = fact;
    const to = factLinks[icon];
    return to ? [{ fact, link: { to, icon, ...words } }] : [];
  });
  return base || linked.length > 0 ? { text, linked } : undefined;
}
