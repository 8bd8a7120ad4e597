import type { Language } from "#src/i18n/language.ts";
import type { LanguagesProgress } from "#src/i18n/translation.ts";
import type { Link, LinkInput } from "./link.ts";

/** A link as staff get it. */
export type StaffLink = Link & { languages?: LanguagesProgress | undefined };

export const emptyLink: LinkInput = {
  url: "",
  title: "",
  description: "",
  category: "",
  sortorder: 0,
  translations: {},
};

/** What is saved of a link. */
export function linkValues({
  url,
  title,
  description,
  category,
  sortorder,
  translations,
}: LinkInput): LinkInput {
  return { url, title, description, category, sortorder, translations };
}

/** What the groups are called in a language, each once, in their order. */
export function categoriesIn(links: readonly LinkInput[], language: Language): string[] {
  const names = links.map(({ category, translations }) =>
    language === "nb" ? category : translations[language]?.category,
  );
  return [...new Set(names.filter((name) => name !== undefined && name !== ""))] as string[];
}

/** What a group is called in another language, if one of its links says so. */
export function categoryIn(
  links: readonly LinkInput[],
  category: string,
  language: "en" | "de",
): string | undefined {
  return links
    .filter((link) => link.category === category)
    .map(({ translations }) => translations[language]?.category)
    .find(Boolean);
}
