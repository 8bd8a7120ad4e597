import { z } from "zod";
import { historyEntry } from "#src/cms/history/history-entry.ts";
import { html, line, maybeMoment, picture, startMoment, yesNo } from "#src/cms/kind/fields.ts";
import {
  defineKind,
  wordsOf,
  type InputOf,
  type ListRow,
  type StoredOf,
  type ValuesOf,
} from "#src/cms/kind/kind.ts";
import { maybe } from "#src/cms/kind/schemas.ts";
import { address } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { replaceMarks } from "#src/i18n/marks.ts";
import { languagesOf, localize } from "#src/i18n/translation.ts";
import { articleLabelsText } from "#messages/articles";
import type { States } from "#src/i18n/list-filter-query.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { slugify } from "#src/i18n/slug.ts";

const labels = labelsOf(articleLabelsText);

/** The maximum length of a result of `slugify`, in characters. */
export const longestUrl = 80;

const articleUrl = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be small letters, digits and single hyphens")
  .max(longestUrl);

const ended: States[string] = (now) => [
  ["isActive", "=", 1],
  ["unpublishDate", "<=", now],
];

/**
 * A piece of news. Guests see an active article from its publication time until its end, if an end is set. If a new
 * article has no url, the url is made from the title. If a new article has no date, its date is the time of saving.
 */
export const articleKind = defineKind({
  name: "article",
  about: "News",
  one: "an article",
  many: "articles",
  order: [{ by: "publishedDate", direction: "desc" }],
  words: {
    title: line(labels.title),
    subTitle: line(labels.subTitle),
    text: html(labels.text, { hasPictures: true }),
  },
  fields: {
    isActive: yesNo(labels.isActive, false, "True when guests may see the article"),
    publishedDate: startMoment(labels.publishedDate),
    unpublishDate: maybeMoment(
      labels.unpublishDate,
      "Guests don't see the article from this moment on. Without this time, the article stays until staff take it down",
    ),
    imageUrl: picture(labels.imageUrl),
    url: {
      input: maybe(z.string().transform(slugify).pipe(articleUrl)),
      output: articleUrl,
      label: labels.url,
      empty: "",
    },
  },
  shown: { isActive: true },
  inList: ["title", "subTitle", "imageUrl", "isActive", "publishedDate", "unpublishDate"],
  rules: [
    {
      path: "unpublishDate",
      holds: ({ publishedDate: start, unpublishDate: end }) =>
        typeof start !== "string" || typeof end !== "string" || end === "" || end > start,
      error: "must be after publishedDate",
      words: labels.rules,
    },
  ],
  states: {
    published: (now) => [
      ["isActive", "=", 1],
      ["publishedDate", "<=", now],
      {
        any: [
          ["unpublishDate", "is", null],
          ["unpublishDate", ">", now],
        ],
      },
    ],
    planned: (now) => [
      ["isActive", "=", 1],
      ["publishedDate", ">", now],
    ],
    ended,
    draft: () => [["isActive", "=", 0]],
  },
  past: ended,
});
export type ArticleInput = InputOf<typeof articleKind>;

/**
 * The values of the article form. An empty date stands for the time of saving. In a stored article an empty url stands
 * for the stored url. In a new article an empty url is replaced by a url made from the title.
 */
export type ArticleValues = ValuesOf<typeof articleKind>;

/** An article in the public API. */
export const article = articleKind.stored.meta({ id: "Article" });
export type Article = StoredOf<typeof articleKind>;

const lastChange = historyEntry
  .pick({ userName: true, action: true, changed: true, at: true })
  .nullable()
  .describe("The last change, in lists only. Null without a history");

/** An article in the staff API. In lists the article includes its last change. */
export const staffArticle = articleKind.answer
  .extend({ lastChange: lastChange.optional() })
  .meta({ id: "StaffArticle" });

export const articleRow = articleKind.row.extend({ lastChange }).meta({ id: "ArticleRow" });
export type ArticleRow = ListRow<typeof articleKind> & { lastChange: z.infer<typeof lastChange> };
export type StaffArticle = z.infer<typeof staffArticle>;

/** Returns the url of a new article. Live values are left out, because they can change while the url stays. */
export const urlFromTitle = (title: string): string => slugify(replaceMarks(title, () => " "));

/** Returns an article's path parameters: its url and a slug of its title. Only the url identifies the article. */
export function articleAddressParts(url: string, title: string): { url: string; title: string } {
  return { url, title: slugify(title) || url };
}

export function articlePaths(
  shown: Pick<Article, "url" | "title" | "subTitle" | "text" | "translations">,
): Partial<Record<Language, string>> {
  const { url, translations } = shown;
  const norwegian = wordsOf(articleKind, shown);
  return Object.fromEntries(
    languagesOf(norwegian, translations).map((language) => {
      const { words } = localize(norwegian, translations, language);
      return [language, address("article", language, articleAddressParts(url, words.title))];
    }),
  );
}

/** Returns the publication time or the time of the last save, whichever is later. */
export function articleLastChange({
  publishedDate,
  updatedAt,
}: Pick<Article, "publishedDate" | "updatedAt">): string {
  return publishedDate > updatedAt ? publishedDate : updatedAt;
}
