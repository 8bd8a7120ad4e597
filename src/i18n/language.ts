/** Norwegian is the source language and has no prefix in addresses. */
export const languages = ["nb", "en", "de"] as const;
export type Language = (typeof languages)[number];

export type Translated<T> = Record<Language, T>;

export function inEveryLanguage<T>(make: (language: Language) => T): Translated<T> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Translated<T>;
}

export const apiLanguage: Language = "en";

export const defaultLanguage: Language = "nb";

/** The BCP 47 tag of each language, for `<html lang>`, `Intl` and the names of the FAQ files. */
export const languageTag: Record<Language, string> = { nb: "nb-NO", en: "en-GB", de: "de-DE" };

/** Returns the `lang` attribute for a text inside a page; undefined when the text is in the page's language. */
export function langAttribute(actual: Language, page: Language): string | undefined {
  return actual === page ? undefined : languageTag[actual];
}

/** Norwegian and German have no region, because their pages address readers in every country. */
export const hreflang: Record<Language, string> = { nb: "nb", en: "en-GB", de: "de" };

export const languageName: Record<Language, string> = { nb: "Norsk", en: "English", de: "Deutsch" };

/** Parses a language code such as "de" or "de-DE". Returns undefined for other languages. */
export function parseLanguage(tag: string): Language | undefined {
  const lowerCase = tag.toLowerCase();
  return languages.find(
    (language) => language === lowerCase || languageTag[language].toLowerCase() === lowerCase,
  );
}
