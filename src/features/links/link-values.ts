import type { OtherLanguage } from "#src/i18n/translation.ts";
import type { Language } from "#src/i18n/language.ts";
import type { LinkValues } from "./link.ts";

/** What the groups are called in a language, each once, in their order. */
export function categoriesIn(links: readonly LinkValues[], language: Language): string[] {
  const names = links.map(({ category, translations }) =>
    language === "nb" ? category : translations[language]?.category,
  );
  return [...new Set(names.filter((name) => name !== undefined && name !== ""))] as string[];
}

/** What a group is called in another language, if one of its links says so. */
export function categoryIn(
  links: readonly LinkValues[],
  category: string,
  language: OtherLanguage,
): string | undefined {
  return links
    .filter((link) => link.category === category)
    .map(({ translations }) => translations[language]?.category)
    .find(Boolean);
}
