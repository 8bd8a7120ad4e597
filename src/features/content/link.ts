import { z } from "zod";
import { requiredText, thingFields, translationsOf } from "#src/features/thing.ts";
import type { Language } from "#src/i18n/language.ts";
import { localize, type Translatable } from "#src/i18n/translation.ts";

const linkWords = z.object({
  title: requiredText,
  description: z.string().trim().max(500),
  category: requiredText,
});

export const linkTranslatable: Translatable = { words: Object.keys(linkWords.shape) };

/** What staff write. */
export const linkInput = linkWords.extend({
  url: z.url({ protocol: /^https?$/, error: "must be an address, as https://example.no" }),
  sortorder: z.int32(),
  translations: translationsOf(linkWords),
});
export type LinkInput = z.infer<typeof linkInput>;

/** A place on the web that guests may want to see, outside this site. */
export const link = linkInput.extend(thingFields);
export type Link = z.infer<typeof link>;

/** Links of one category as a guest gets them. */
export interface LinkGroup {
  category: string;
  /** The language that the category's name is really in. */
  language: Language;
  links: LocalizedLink[];
}

export interface LocalizedLink {
  id: number;
  url: string;
  title: string;
  description: string;
  /** The language that the words are really in. */
  language: Language;
}

/** Puts the links of each category together; categories stand in the order of their first links. */
export function groupLinks(links: Link[], language: Language): LinkGroup[] {
  const groups = new Map<string, LinkGroup>();
  for (const { id, url, title, description, category, translations } of links) {
    const { words, language: actual } = localize({ title, description, category }, translations, language);
    const group = groups.get(category) ?? { category: words.category, language: actual, links: [] };
    group.links.push({ id, url, title: words.title, description: words.description, language: actual });
    groups.set(category, group);
  }
  return [...groups.values()];
}
