import { languageTag, type Language } from "./language.ts";

/** Joins names with "and" before the last name: "A, B og C". A disjunction has "or" instead of "and". */
export function listInWords(
  names: readonly string[],
  language: Language,
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return new Intl.ListFormat(languageTag[language], { type }).format(names);
}

export const withLowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

export const withUpperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * Splits a message into the texts before and after one value, so that the value can be a React element.
 * @example
 * const [before, after] = splitAround((seconds) => text.waiting({ seconds }));
 */
export function splitAround(message: (place: string) => string): [before: string, after: string] {
  const [before = "", after = ""] = message("\0").split("\0");
  return [before, after];
}

/** Formats a message that is chosen at runtime. A message without parameters is returned unchanged. */
export const formatMessage = <Values>(
  message: string | ((values: Values) => string),
  values: Values,
): string => (typeof message === "string" ? message : message(values));
