import type { Language } from "#src/i18n/language.ts";
import { line, lines, sortorder, webAddress } from "#src/cms/kind/fields.ts";
import { linkLabelsText } from "#messages/links";
import { labelsOf } from "#src/i18n/texts.ts";
import { defineKind, localizeWords, type StoredOf, type ValuesOf, type WordsOf } from "#src/cms/kind/kind.ts";

const labels = labelsOf(linkLabelsText);

export const linkKind = defineKind({
  name: "link",
  about: "Links to places outside this site",
  one: "a link",
  many: "links",
  order: [{ by: "sortorder", direction: "asc" }],
  words: {
    title: line(labels.title),
    description: lines(labels.description, { max: 500 }),
    category: line(labels.category, {
      hint: labels.categoryHint,
    }),
  },
  fields: {
    url: webAddress(labels.url, {
      hint: labels.urlHint,
    }),
    sortorder: sortorder(),
  },
  inList: ["title", "description", "category", "url", "sortorder"],
  searched: ["url"],
});
export type LinkValues = ValuesOf<typeof linkKind>;
export type Link = StoredOf<typeof linkKind>;

export interface LinkGroup {
  category: string;
  language: Language;
  links: LocalizedLink[];
}

export interface LocalizedLink extends WordsOf<typeof linkKind> {
  id: number;
  url: string;
  language: Language;
}

export function groupLinks(links: Link[], language: Language): LinkGroup[] {
  const groups = new Map<string, LinkGroup>();
  for (const link of links) {
    const { id, url, category } = link;
    const { words, language: actual } = localizeWords(linkKind, link, language);
    const group = groups.get(category) ?? { category: words.category, language: actual, links: [] };
    group.links.push({ id, url, ...words, language: actual });
    groups.set(category, group);
  }
  return [...groups.values()];
}
