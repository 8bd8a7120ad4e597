import type { Language } from "#src/i18n/language.ts";
import { languagesOf, localize, mapTranslations, type Localized } from "#src/i18n/translation.ts";
import { expectPictures } from "#src/features/photos/expect-pictures.server.ts";
import { pictureColumns } from "#src/features/photos/photo-uses.server.ts";
import { withLanguages } from "#src/resource/schemas.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import { sanitize } from "#src/platform/pages/html.ts";
import { Problem } from "#src/platform/api/problem.ts";
import {
  storedResources,
  type StoredResource,
  type Target,
  type ResourceTable,
} from "#src/platform/store/stored.ts";
import { defineCollection } from "#src/platform/api/collection-calls.ts";
import { pageNames, type TextPageName } from "./page-names.text.ts";
import {
  pageText,
  pageTextInput,
  pageTextTranslatable,
  type PageText,
  type PageTextInput,
} from "./page-text.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    pageText: ResourceTable<PageTextInput>;
  }
}

const pageTexts = storedResources<PageTextInput>("pageText", {
  json: ["facts", "translations"],
  html: ["body"],
  translatable: pageTextTranslatable,
});

/** A page's words as a guest gets them. */
export interface LocalizedPageText {
  title: string;
  lead: string;
  description: string;
  /** Sanitised HTML. */
  body: string;
  /** The language that the words are really in. */
  language: Language;
  /** The languages in which the text exists. */
  languages: Language[];
  facts: LocalizedFact[];
}

/** One of the short facts of a page, with its words as a guest gets them. */
export interface LocalizedFact {
  icon: string;
  words: Localized<{ label: string; value: string }>;
}

/** The text of a page in a language, with the Norwegian where it isn't translated. */
export async function getPageText(
  context: Context,
  page: TextPageName,
  language: Language,
): Promise<LocalizedPageText> {
  const row = await context.db.selectFrom("pageText").selectAll().where("page", "=", page).executeTakeFirst();
  const stored = row ? pageTexts.from(row) : emptyPage(page);
  const norwegian = wordsOf(stored);
  const { words, language: actual } = localize(norwegian, stored.translations, language);
  return {
    ...words,
    body: sanitize(words.body, language),
    language: actual,
    languages: languagesOf(norwegian, stored.translations),
    facts: localizeFacts(stored.facts, language),
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

/** The languages in which each page's text exists, by the pages' names; a page that isn't written isn't there. */
export async function listPageLanguages(context: Context): Promise<Map<string, Language[]>> {
  const rows = await context.db.selectFrom("pageText").selectAll().execute();
  const stored = rows.map((row) => pageTexts.from(row));
  return new Map(stored.map((text) => [text.page, languagesOf(wordsOf(text), text.translations)]));
}

/** The facts of several pages by their names, in one query; a page that isn't written has none. */
export async function getPageFacts(
  context: Context,
  pages: readonly TextPageName[],
  language: Language,
): Promise<Map<string, LocalizedFact[]>> {
  const rows = await context.db
    .selectFrom("pageText")
    .select(["page", "facts"])
    .where("page", "in", pages)
    .execute();
  return new Map(
    rows.map(({ page, facts }) => [page, localizeFacts(JSON.parse(facts) as PageText["facts"], language)]),
  );
}

function localizeFacts(facts: PageText["facts"], language: Language): LocalizedFact[] {
  return facts.map(({ icon, label, value, translations }) => ({
    icon,
    words: localize({ label, value }, translations, language),
  }));
}

/**
 * Adds a page's text, or replaces the one that is named.
 * @throws Problem not-found, stale; conflict when it would go to another page; invalid-fields naming those with a picture
 * that isn't in the library
 */
export async function savePageText(
  context: Context,
  input: PageTextInput,
  target?: Target,
): Promise<StoredResource<PageText>> {
  const fields: PageTextInput = {
    ...input,
    body: sanitize(input.body),
    translations: mapTranslations(input.translations, "body", (html) => sanitize(html)),
  };
  return inTransaction(context, async (transaction) => {
    const before = target && (await pageTexts.find(transaction.db, target.id));
    // Each page has one text; the other page's would be in the way, and this one left without.
    if (before && before.page !== fields.page) throw new Problem("conflict");
    await expectPictures(transaction, pictureColumns.pageText, fields);
    return pageTexts.save(transaction, fields, target);
  });
}

/**
 * Gives every page that has none a text of its own, so that staff find them all. Nothing that is there changes, and of
 * several processes that begin together one adds them.
 */
export async function addMissingPageTexts(context: Context): Promise<void> {
  if ((await findMissingPages(context)).size === 0) return;
  await inTransaction(context, async (transaction) => {
    for (const page of await findMissingPages(transaction))
      await savePageText(transaction, { page, ...emptyPage(page) });
  });
}

async function findMissingPages({ db }: Context): Promise<Set<TextPageName>> {
  const there = await db.selectFrom("pageText").select("page").execute();
  return new Set(Object.keys(pageNames.nb) as TextPageName[]).difference(
    new Set(there.map(({ page }) => page)),
  );
}

/** A page that staff haven't written yet says only its name. */
function emptyPage(
  page: TextPageName,
): Pick<PageText, "title" | "lead" | "description" | "body" | "facts" | "translations"> {
  const named = (language: Language) => {
    const name = pageNames[language][page];
    return { title: name, lead: "", description: name, body: "" };
  };
  return { ...named("nb"), facts: [], translations: { en: named("en"), de: named("de") } };
}

/** Pages' texts as staff keep them. */
export const pageTextCollection = defineCollection({
  about: "The texts of the pages",
  one: "a page's text",
  all: "All pages' texts, by the pages' names",
  answer: withLanguages(pageText, "StaffPageText"),
  input: pageTextInput,
  list: ({ db }, page) => pageTexts.list(db, { by: "page", of: "text", direction: "asc" }, page),
  get: ({ db }, id) => pageTexts.get(db, id),
  save: savePageText,
});
