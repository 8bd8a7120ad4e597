import { languageTag, type Language } from "#src/i18n/language.ts";
import { withUpperFirst } from "#src/i18n/phrases.ts";

/** The code by which people know a language. Norwegian is "norsk" to them, not "norsk bokmål". */
const commonCode = (language: Language) => (language === "nb" ? "no" : language);

const names: Partial<Record<Language, Intl.DisplayNames>> = {};

/** Returns a language's name in the middle of a sentence: "engelsk", "English", "Englisch". */
export function languageInSentence(language: Language, shownIn: Language): string {
  names[shownIn] ??= new Intl.DisplayNames(languageTag[shownIn], { type: "language" });
  return names[shownIn].of(commonCode(language))!;
}

/** Returns a language's name at the start of a sentence or as a label: "Engelsk". */
export const languageAsLabel = (language: Language, shownIn: Language): string =>
  withUpperFirst(languageInSentence(language, shownIn));

/** Returns the two letters of a language: "NO", "EN", "DE". */
export const languageSign = (language: Language): string => commonCode(language).toUpperCase();
