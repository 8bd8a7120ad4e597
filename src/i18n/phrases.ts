import { languageTag, type Language } from "./language.ts";

/*
 * What a message of a catalogue can't say by itself.
 */

/** A list in words: "A, B og C"; with "or" before the last one when only one of them applies. */
export function listInWords(
  names: readonly string[],
  language: Language,
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return new Intl.ListFormat(languageTag[language], { type }).format(names);
}

/** A name inside a sentence. */
export const withLowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

/** The beginning of a sentence. */
export const withUpperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * A message in which one value is an element of its own.
 * @param message makes the message with the given string in the value's place
 * @returns the words before the value, and those after it
 * @example
 * const [before, after] = around((seconds) => text.waiting({ seconds }));
 */
export function around(message: (place: string) => string): [before: string, after: string] {
  const [before = "", after = ""] = message("\0").split("\0");
  return [before, after];
}

/** A message chosen by rule, with the values of those that have parameters. */
export const filled = <Values>(message: string | ((values: Values) => string), values: Values): string =>
  typeof message === "string" ? message : message(values);
