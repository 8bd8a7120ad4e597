import { collectionOf } from "#src/cms/collection.server.ts";
import type { DescribedCollection } from "#src/cms/described-collection.ts";
import { localizeWords, mapWords } from "#src/cms/kind/kind.ts";
import { findPictures } from "#src/cms/photos/photos.server.ts";
import { resourceScreen } from "#src/cms/resource-addresses.ts";
import { shownHtml } from "#src/cms/photos/pictures/pictures-in-text.server.ts";
import { localizeFacts, type LocalizedPageText } from "#src/campsite/page-texts/page-texts.server.ts";
import { ownPath } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { inEachOf } from "#src/i18n/texts.ts";
import { otherLanguages } from "#src/i18n/translation.ts";
import { Problem, type FieldError } from "#src/platform/api/problem.ts";
import { inTransaction, type Context } from "#src/platform/context.ts";
import { withoutElements } from "#src/platform/pages/html.ts";
import type { Target } from "#src/platform/store/stored.ts";
import { ownPageFaultsText } from "#messages/own-pages";
import {
  languagesOfPage,
  ownPageKind,
  pathsOf,
  proposePath,
  withPrefix,
  type OwnPage,
  type OwnPageInput,
} from "./own-page.ts";
import { freePath, readHolders, takenFault } from "./page-holders.server.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    /** Earlier paths of own pages, without the language's prefix. They lead to the page's current path. */
    formerPagePath: { path: string; ownPageId: number };
  }
}

const stored: DescribedCollection<typeof ownPageKind> = collectionOf(ownPageKind, { complete: withPaths });

/**
 * Makes the missing paths from the titles.
 * @throws Problem "address-taken", or "invalid-fields" if a title gives no path
 */
async function withPaths(context: Context, input: OwnPageInput, target: Target | undefined) {
  const before = target && (await stored.rows.find(context.db, target.id));
  const holders = await readHolders(context, { id: target?.id, isRestored: target?.isRestored });
  const held: readonly string[] = before ? Object.values(pathsOf(before)) : [];
  const errors: FieldError[] = [];
  async function pathFor(field: string, title: string, written: string, earlier: string): Promise<string> {
    const path = written || earlier;
    // A page keeps a path that it already has. But the path of a restored page may belong to another page now.
    if (path && held.includes(path) && !target?.isRestored) return path;
    const wished = path || proposePath(title);
    if (!wished) {
      const words = { ...inEachOf(ownPageFaultsText, ({ noTitle }) => noTitle) };
      throw new Problem("invalid-fields", { errors: [{ field, message: "must not be empty", words }] });
    }
    if (!path) return freePath(holders, wished);
    const holder = await holders.of(path);
    if (holder) errors.push(takenFault(field, holder, await freePath(holders, path)));
    return path;
  }

  const path = await pathFor("path", input.title, input.path, before?.path ?? "");
  const translations = { ...input.translations };
  for (const language of otherLanguages) {
    const words = translations[language];
    if (!words?.title) continue;
    const earlier = before?.translations[language]?.path ?? "";
    const field = `translations.${language}.path`;
    translations[language] = { ...words, path: await pathFor(field, words.title, words.path ?? "", earlier) };
  }
  if (errors.length > 0) throw new Problem("address-taken", { errors });
  return { ...input, path, ...(input.translations && { translations }) };
}

/** Adds a page, or replaces the page with the id in `target`. An earlier path redirects to the page's new path. */
const saveOwnPage: typeof stored.save = (context, input, target) =>
  inTransaction(context, async (transaction) => {
    const { db } = transaction;
    const before = target && (await stored.rows.find(db, target.id));
    const saved = await stored.save(transaction, input, target);
    const paths = Object.values(pathsOf(saved));
    const earlier = new Set(before ? Object.values(pathsOf(before)) : []).difference(new Set(paths));
    await db.deleteFrom("formerPagePath").where("path", "in", paths).execute();
    for (const path of earlier)
      await db
        .insertInto("formerPagePath")
        .values({ path, ownPageId: saved.id })
        .onConflict((conflict) => conflict.column("path").doUpdateSet({ ownPageId: saved.id }))
        .execute();
    return saved;
  });

export const ownPageCollection = { ...stored, save: saveOwnPage };

/** Gives a free path to each own page whose path belongs to a fixed page. An upgrade can add such a fixed page. */
export async function leaveFixedPaths(context: Context): Promise<void> {
  const findTaken = async (at: Context) =>
    (await ownPageCollection.listAll(at)).filter((page) => Object.values(pathsOf(page)).some(ownPath));
  if ((await findTaken(context)).length === 0) return;
  await inTransaction(context, async (transaction) => {
    for (const page of await findTaken(transaction)) {
      const holders = await readHolders(transaction, { id: page.id });
      const free = new Map<string, string>();
      for (const path of Object.values(pathsOf(page)).filter(ownPath))
        free.set(path, await freePath(holders, path));
      const moved = mapWords(ownPageKind, page, (text, _, __, field) =>
        field === "path" ? (free.get(text) ?? text) : text,
      );
      await ownPageCollection.save(transaction, ownPageKind.input.parse(moved), { id: page.id });
    }
  });
}

export interface LocalizedOwnPage extends LocalizedPageText {
  /** The page's path in the requested language. */
  path: string;
  /** The path in each language in which the page has words. */
  paths: Partial<Record<Language, string>>;
  /** The names of the attached resources, such as `document:3`. */
  attached: readonly string[];
}

/** The maximum length of a description that is made from the text, in characters. */
const descriptionLength = 155;

/** Returns a page in a language, or in Norwegian if it isn't translated. Returns undefined for an unknown id. */
export async function findOwnPage(
  context: Context,
  id: number,
  language: Language,
): Promise<LocalizedOwnPage | undefined> {
  const page = (await ownPageCollection.listAll(context)).find((each) => each.id === id);
  if (!page) return undefined;
  const { words, language: actual } = localizeWords(ownPageKind, page, language);
  const [photos, body] = await Promise.all([
    findPictures(context, [page.picture], language),
    shownHtml(context, words.text, language),
  ]);
  const { title, lead, text } = words;
  const paths = pathsOf(page);
  const languages = languagesOfPage(page);
  return {
    title,
    lead,
    description: lead || withoutElements(text).slice(0, descriptionLength) || title,
    body,
    language: actual,
    languages,
    path: withPrefix(paths[language], language),
    paths: Object.fromEntries(languages.map((each) => [each, withPrefix(paths[each], each)])),
    facts: localizeFacts(page.facts, language),
    photo: photos.get(page.picture),
    landscape: undefined,
    isUnwritten: false,
    editScreen: resourceScreen("ownPage", page.id),
    attached: page.attached,
  };
}

export interface PageInLanguages {
  page: OwnPage;
  titles: Partial<Record<Language, string>>;
  paths: Partial<Record<Language, string>>;
}

/** Lists all own pages by their position, which is their order in the menu until the stored menu contains them. */
export async function listOwnPages(context: Context): Promise<PageInLanguages[]> {
  const pages = await ownPageCollection.listAll(context);
  return pages.map((page) => {
    const paths = pathsOf(page);
    const inLanguages = (make: (language: Language) => string) =>
      Object.fromEntries(languagesOfPage(page).map((language) => [language, make(language)]));
    return {
      page,
      titles: inLanguages((language) => localizeWords(ownPageKind, page, language).words.title),
      paths: inLanguages((language) => withPrefix(paths[language], language)),
    };
  });
}
