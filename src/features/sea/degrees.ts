import { languageTag, type Language } from "#src/i18n/language.ts";

/** Formats a temperature or height with one decimal, as 17,4, and a real minus sign. */
export function oneDecimal(value: number, language: Language): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return value
    .toLocaleString(languageTag[language], { ...digits, signDisplay: "negative" })
    .replace("-", "−");
}
