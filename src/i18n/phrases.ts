import { languageTag, type Language } from "./language.ts";

/** Joins names: "A, B og C". A disjunction has "or" before the last name. */
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
 * Splits a message around one value, so that the value can be an element.
 * @example
 * const [before, after] = splitAround((seconds) => text.waiting({ seconds }));
 */
export function splitAround(message: (place: string) => string): [before: string, after: string] {
  const [before = "", after = ""] = message("\0").split("\0");
  return [before, after];
}

/** For messages that are chosen at runtime, with or without parameters. */
export const formatMessage = <Values>(
  message: string | ((values: Values) => string),
  values: Values,
): string => (typeof message === "string" ? message : message(values));
