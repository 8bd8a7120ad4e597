import { languages, type Language } from "./language.ts";

/**
 * Turns a group of a catalogue round: each message in every language, as descriptions take the names of their fields.
 * @param text plain messages by language
 * @example
 * const labels = labelsOf(eventLabelsText);
 * const place = optionalLine(labels.place);
 */
export function labelsOf<Words extends object>(
  text: Record<Language, Words>,
): { readonly [Name in keyof Words]: Readonly<Record<Language, Words[Name]>> } {
  const present = languages.filter((language) => language in text);
  const names = Object.keys(text[present[0]!]) as (keyof Words)[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries(present.map((language) => [language, text[language][name]])),
    ]),
  ) as { readonly [Name in keyof Words]: Readonly<Record<Language, Words[Name]>> };
}
