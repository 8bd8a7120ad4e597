import { languageTag, type Language } from "./language.ts";

/**
 * Puts days into words of a language. The formatter is made when it is first needed: to make one takes a hundred times
 * longer than to use it, and a start needs few.
 */
export function dayWords(
  options: Intl.DateTimeFormatOptions,
): (date: Temporal.PlainDate, language: Language) => string {
  const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (date, language) => {
    formats[language] ??= new Intl.DateTimeFormat(languageTag[language], options);
    return formats[language].format(date);
  };
}
