import { z } from "zod";
import { moment, requiredHtml, requiredText, thingFields, translationsOf } from "#src/features/thing.ts";
import { slugify } from "#src/i18n/slug.ts";

export const articleWords = z.object({
  title: requiredText,
  subTitle: requiredText,
  text: requiredHtml,
});

/** As many characters as `slugify` gives at the most. */
export const longestUrl = 80;

/** What staff write. Without a url one is made from the title, without a date it is published now. */
export const articleInput = articleWords.extend({
  imageUrl: z
    .string()
    .startsWith("/data/images/", "must be one of the site's own pictures")
    .nullable()
    .default(null),
  url: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be small letters, digits and single hyphens")
    .max(longestUrl)
    .optional(),
  isActive: z.boolean(),
  publishedDate: moment.optional(),
  translations: translationsOf(articleWords),
});
export type ArticleInput = z.infer<typeof articleInput>;

/** A piece of news. Guests see it when it is active and its moment has come. */
export const article = articleInput
  .required({ url: true, publishedDate: true })
  .extend({ imageUrl: z.string().nullable(), ...thingFields })
  .meta({ id: "Article" });
export type Article = z.infer<typeof article>;

/** The varying parts of an article's address: its own url, and the title as decoration. */
export function articleAddressParts(url: string, title: string): { url: string; title: string } {
  return { url, title: slugify(title) || url };
}

/** When guests last saw something new in it: an article planned ahead is new on its day, not when it was written. */
export function articleLastChange({
  publishedDate,
  updatedAt,
}: Pick<Article, "publishedDate" | "updatedAt">): string {
  return publishedDate > updatedAt ? publishedDate : updatedAt;
}
