import { languageTag, type Language } from "./language.ts";

/** Returns a function that formats numbers with a minus sign instead of a hyphen. Zero never has a sign. */
export function numberWords(
  digits: Pick<Intl.NumberFormatOptions, "minimumFractionDigits" | "maximumFractionDigits">,
): (value: number, language: Language) => string {
  const formats: Partial<Record<Language, Intl.NumberFormat>> = {};
  return (value, language) => {
    formats[language] ??= new Intl.NumberFormat(languageTag[language], {
      ...digits,
      signDisplay: "negative",
    });
    return formats[language].format(value).replace("-", "−");
  };
}
