import type { Language } from "#src/i18n/language.ts";
import { languagesOf, localize, type Localized } from "#src/i18n/translation.ts";
import { collectionOf, withLiveValues } from "#src/cms/collection.server.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import { getWebsiteSettings } from "#src/campsite/settings/website-settings.server.ts";
import { readLiveValues } from "#src/cms/live-values/live-values.server.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import { findPictures } from "#src/cms/photos/photos.server.ts";
import { shownHtml } from "#src/cms/photos/pictures/pictures-in-text.server.ts";
import { collectionFor } from "#src/cms/collections.server.ts";
import { resourceScreen } from "#src/cms/resource-addresses.ts";
import { landscapeIn } from "#src/cms/photos/place-picture.ts";
import type { Landscape } from "#src/cms/photos/landscape.ts";
import type { ChosenIcon } from "#src/cms/kind/icon-names.ts";
import type { PictureSource } from "#src/ui/picture/picture.tsx";
import { readContent } from "#src/platform/store/read-content.ts";
import { Problem } from "#src/platform/api/problem.ts";
import { pageNamesText } from "#messages/page-texts";
import type { TextPageName } from "#src/i18n/names/page-names.ts";
import { isUnwritten, pageTextKind, picturedPages, unwrittenPage, type PageText } from "./page-text.ts";
import { findPersonalKinds, privacyStatement } from "./privacy-statement.ts";

export const pageTextCollection = collectionOf(pageTextKind, {
  isFixed: true,
  async complete({ db }, input, target) {
    const before = target && (await pageTextCollection.rows.find(db, target.id));
    // Each page has exactly one page text, so a page text can't move to another page.
    if (before && before.page !== input.page) throw new Problem("conflict");
    // A page without pictures may keep an old picture, because its form has no field to remove the picture.
    if (input.imageUrl !== (before?.imageUrl ?? null) && !picturedPages.has(input.page)) {
      throw new Problem("invalid-fields", {
        errors: [{ field: "imageUrl", message: "must be null, because this page shows no picture" }],
      });
    }
    return { ...input, isLeftOut: input.isLeftOut && isUnwritten(input) };
  },
});

/** A page text in one language, with live values filled in. */
export interface LocalizedPageText {
  title: string;
  lead: string;
  description: string;
  /** Sanitized HTML. */
  body: string;
  /** The language of the words. It is Norwegian if the page text isn't translated. */
  language: Language;
  languages: Language[];
  facts: LocalizedFact[];
  photo: PictureSource | undefined;
  /** The chosen landscape of the page's drawing. Undefined means the campsite's landscape. */
  landscape: Landscape | undefined;
  /** True when the page text has only a name. The page then asks search engines not to list it. */
  isUnwritten: boolean;
  /** The address of the staff screen where staff edit the page. Undefined for a page text that isn't stored yet. */
  editScreen: string | undefined;
}

export interface LocalizedFact {
  icon: ChosenIcon;
  words: Localized<{ label: string; value: string }>;
}

/** Returns the page texts for guests. Until staff write a privacy statement, guests see the proposed one. */
const listShown = (context: Context): Promise<readonly PageText[]> =>
  readContent(context, "page texts as shown", async () => {
    const all = await pageTextCollection.listAll(context);
    return all.some(isPrivacyProposed) ? withProposedPrivacy(context, all) : all;
  });

async function withProposedPrivacy(context: Context, all: PageText[]): Promise<PageText[]> {
  const [identity, { enableReceipts }, kinds, values] = await Promise.all([
    getIdentity(context),
    getWebsiteSettings(context),
    findPersonalKinds((kind) => collectionFor(context, kind).listAll(context)),
    readLiveValues(context),
  ]);
  const { nb, ...translations } = privacyStatement({ identity, kinds, sendsReceipts: enableReceipts });
  return all.map((text) =>
    isPrivacyProposed(text) ? withLiveValues(pageTextKind, { ...text, ...nb, translations }, values) : text,
  );
}

const isPrivacyProposed = (text: PageText) => text.page === "privacyPolicy" && isUnwritten(text);

/** Returns the page text in a language, or in Norwegian if it isn't translated. */
export async function getPageText(
  context: Context,
  page: TextPageName,
  language: Language,
): Promise<LocalizedPageText> {
  const all = await listShown(context);
  const found = all.find((each) => each.page === page);
  const stored = found ?? unwrittenPage(page);
  const norwegian = wordsOf(stored);
  const { words, language: actual } = localize(norwegian, stored.translations, language);
  const [photos, body] = await Promise.all([
    findPictures(context, [stored.imageUrl], language),
    shownHtml(context, words.body, language),
  ]);
  return {
    ...words,
    body,
    language: actual,
    languages: languagesOf(norwegian, stored.translations),
    facts: localizeFacts(stored.facts, language),
    photo: photos.get(stored.imageUrl),
    landscape: landscapeIn(stored.imageUrl),
    isUnwritten: isUnwritten(stored),
    editScreen: found && resourceScreen("pageText", found.id),
  };
}

const wordsOf = ({
  title,
  lead,
  description,
  body,
}: Pick<PageText, "title" | "lead" | "description" | "body">) => ({
  title,
  lead,
  description,
  body,
});

/** Returns the languages of each page text, by the name of the page. An unwritten page has no languages. */
export async function listPageLanguages(context: Context): Promise<Map<string, Language[]>> {
  const stored = await listShown(context);
  return new Map(
    stored.map((text) => [text.page, isUnwritten(text) ? [] : languagesOf(wordsOf(text), text.translations)]),
  );
}

export async function getPageFacts(
  context: Context,
  pages: readonly TextPageName[],
  language: Language,
): Promise<Map<string, LocalizedFact[]>> {
  const stored = await pageTextCollection.listAll(context);
  const found = stored.filter(({ page }) => pages.includes(page));
  return new Map(found.map(({ page, facts }) => [page, localizeFacts(facts, language)]));
}

export function localizeFacts(facts: PageText["facts"], language: Language): LocalizedFact[] {
  return facts.map(({ icon, label, value, translations }) => ({
    icon,
    words: localize({ label, value }, translations, language),
  }));
}

/** Adds an empty page text for each page that has none. Several processes may do this at the same time. */
export async function addMissingPageTexts(context: Context): Promise<void> {
  if ((await findMissingPages(context)).size === 0) return;
  await inTransaction(context, async (transaction) => {
    for (const page of await findMissingPages(transaction))
      await pageTextCollection.save(transaction, pageTextKind.input.parse(unwrittenPage(page)));
  });
}

async function findMissingPages({ db }: Context): Promise<Set<TextPageName>> {
  const there = await db.selectFrom("pageText").select("page").execute();
  return new Set(Object.keys(pageNamesText.nb) as TextPageName[]).difference(
    new Set(there.map(({ page }) => page)),
  );
}
