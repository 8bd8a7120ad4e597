import { z } from "zod";
import { historyEntry } from "#src/features/history/history-entry.ts";
import {
  maybe,
  moment,
  requiredHtml,
  requiredText,
  resourceFields,
  resourceTranslationsOf,
  translationsOf,
  withLanguages,
} from "#src/resource/schemas.ts";
import { address } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { languagesOf, localize, type Translatable } from "#src/i18n/translation.ts";
import { slugify } from "#src/i18n/slug.ts";

const articleWords = z.object({
  title: requiredText,
  subTitle: requiredText,
  text: requiredHtml,
});

export const articleTranslatable: Translatable = { words: Object.keys(articleWords.shape) };

/** As many characters as `slugify` gives at the most. */
export const longestUrl = 80;

const articleUrl = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be small letters, digits and single hyphens")
  .max(longestUrl);

/** What staff write. Without a url one is made from the title, without a date it is published now. */
export const articleInput = articleWords.extend({
  imageUrl: maybe(z.string().startsWith("/data/images/", "must be one of the site's own pictures")).transform(
    (picture) => picture ?? null,
  ),
  url: maybe(articleUrl),
  isActive: z.boolean().default(false).describe("Whether guests may see it"),
  publishedDate: maybe(moment),
  translations: resourceTranslationsOf(articleWords),
});
export type ArticleInput = z.infer<typeof articleInput>;

/** A piece of news. Guests see it when it is active and its moment has come. */
export const article = articleInput
  .extend({
    imageUrl: z.string().nullable(),
    url: articleUrl,
    publishedDate: moment,
    translations: translationsOf(articleWords),
    ...resourceFields,
  })
  .meta({ id: "Article" });
export type Article = z.infer<typeof article>;

/** An article as staff get it; in their list with who changed it last. */
export const staffArticle = withLanguages(
  article.extend({
    lastChange: historyEntry
      .pick({ userName: true, action: true, changed: true, at: true })
      .nullable()
      .optional()
      .describe("What was done to it last; in the list alone, and null where history knows nothing of it"),
  }),
  "StaffArticle",
);
export type StaffArticle = z.infer<typeof staffArticle>;

/** The varying parts of an article's address: its own url, and the title as decoration. */
export function articleAddressParts(url: string, title: string): { url: string; title: string } {
  return { url, title: slugify(title) || url };
}

/** Where an article is found in each language that it exists in: every language has its own title in the address. */
export function articlePaths({
  url,
  translations,
  title,
  subTitle,
  text,
}: Article): Partial<Record<Language, string>> {
  const norwegian = { title, subTitle, text };
  return Object.fromEntries(
    languagesOf(norwegian, translations).map((language) => {
      const { words } = localize(norwegian, translations, language);
      return [language, address("article", language, articleAddressParts(url, words.title))];
    }),
  );
}

/** When guests last saw something new in it: an article planned ahead is new on its day, not when it was written. */
export function articleLastChange({
  publishedDate,
  updatedAt,
}: Pick<Article, "publishedDate" | "updatedAt">): string {
  return publishedDate > updatedAt ? publishedDate : updatedAt;
}
