import { languageTag, type Language } from "#src/i18n/language.ts";
import { withUpperFirst } from "#src/i18n/phrases.ts";

/** `Intl` gives "norsk bokmål" for "nb", and the common name "norsk" for "no". */
const commonCode = (language: Language) => (language === "nb" ? "no" : language);

const names: Partial<Record<Language, Intl.DisplayNames>> = {};

/** Returns a language's name as it is written inside a sentence: "engelsk", "English", "Englisch". */
export function languageInSentence(language: Language, shownIn: Language): string {
  names[shownIn] ??= new Intl.DisplayNames(languageTag[shownIn], { type: "language" });
  return names[shownIn].of(commonCode(language))!;
}

export const languageAsLabel = (language: Language, shownIn: Language): string =>
  withUpperFirst(languageInSentence(language, shownIn));

/** Returns an abbreviation of two letters: "NO", "EN", "DE". */
export const languageSign = (language: Language): string => commonCode(language).toUpperCase();
