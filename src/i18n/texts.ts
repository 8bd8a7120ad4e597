import { languages, type Language } from "./language.ts";

/**
 * Regroups a catalogue by message: each message gets its text in every language, as a `Label` needs it.
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
