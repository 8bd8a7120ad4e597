import { languageTag, type Language } from "./language.ts";

/** Returns a function that formats days. The function reuses its formatters, because creating a formatter is slow. */
export function dayWords(
  options: Intl.DateTimeFormatOptions,
): (date: Temporal.PlainDate, language: Language) => string {
  const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (date, language) => {
    formats[language] ??= new Intl.DateTimeFormat(languageTag[language], options);
    return formats[language].format(date);
  };
}

/** Returns a function that formats a range of days, such as "3.–31. juli". A range of one day becomes that day. */
export function dayRangeWords(
  options: Intl.DateTimeFormatOptions,
): (first: Temporal.PlainDate, last: Temporal.PlainDate, language: Language) => string {
  const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (first, last, language) => {
    formats[language] ??= new Intl.DateTimeFormat(languageTag[language], options);
    return formats[language].formatRange(first, last);
  };
}
