import type { Language } from "./language.ts";

/** What staff have written in the other languages; a field that is missing or blank isn't translated yet. */
export type Translations<Words> = {
  [L in Exclude<Language, "nb">]?: { [K in keyof Words]?: Words[K] | undefined } | undefined;
};

/** Words as a guest gets them, and the language they really are in (for the `lang` attribute). */
export interface Localized<Words> {
  language: Language;
  words: Words;
}

/**
 * Chooses the words to show. A translation counts only when it has all that the Norwegian has:
 * a half-translated thing would mix languages, so the guest gets the Norwegian whole.
 */
export function localize<Words extends object>(
  norwegian: Words,
  translations: Translations<Words>,
  language: Language,
): Localized<Words> {
  const translated = language === "nb" ? undefined : translations[language];
  return translated && isComplete(norwegian, translated)
    ? { language, words: { ...norwegian, ...translated } }
    : { language: "nb", words: norwegian };
}

/** Whether everything written in Norwegian is written in the translation too. */
export function isComplete<Words extends object>(
  norwegian: Words,
  translated: { [K in keyof Words]?: Words[K] | undefined },
): translated is Words {
  return (Object.keys(norwegian) as (keyof Words)[]).every(
    (field) => isBlank(norwegian[field]) || !isBlank(translated[field]),
  );
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

/** The same translations with one field changed, as when HTML is cleaned. */
export function mapTranslations<T extends Partial<Record<"en" | "de", object | undefined>> | undefined>(
  translations: T,
  field: string,
  change: (text: string) => string,
): T {
  if (translations === undefined) return translations;
  return Object.fromEntries(
    Object.entries(translations).map(([language, words]) => {
      const text = (words as Record<string, unknown> | undefined)?.[field];
      return [language, typeof text === "string" ? { ...words, [field]: change(text) } : words];
    }),
  ) as T;
}

/** A thing with its words in a language, or in Norwegian where it isn't translated. */
export function inLanguage<
  Thing extends { translations: Translations<Pick<Thing, Field>> },
  Field extends keyof Thing,
>(thing: Thing, fields: readonly Field[], language: Language): Thing {
  const norwegian = Object.fromEntries(fields.map((field) => [field, thing[field]])) as Pick<Thing, Field>;
  return { ...thing, ...localize(norwegian, thing.translations, language).words };
}
