import { languages, type Language } from "./language.ts";

/** What staff have written in the other languages; a field that is missing or blank isn't translated yet. */
export type Translations<Words> = {
  [L in OtherLanguage]?: { [K in keyof Words]?: Words[K] | undefined } | undefined;
};

/** Words as a guest gets them, and the language they really are in (for the `lang` attribute). */
export interface Localized<Words> {
  language: Language;
  words: Words;
}

/**
 * Chooses the words to show. A translation counts only when it has all that the Norwegian has:
 * a half-translated resource would mix languages, so the guest gets the Norwegian whole.
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
function isComplete<Words extends object>(
  norwegian: Words,
  translated: { [K in keyof Words]?: Words[K] | undefined },
): translated is Words {
  return (Object.keys(norwegian) as (keyof Words)[]).every(
    (field) => isBlank(norwegian[field]) || !isBlank(translated[field]),
  );
}

/** The languages that words exist in whole, Norwegian first. */
export function languagesOf<Words extends object>(
  norwegian: Words,
  translations: Translations<Words>,
): Language[] {
  return ["nb", ...otherLanguages.filter((other) => isComplete(norwegian, translations[other] ?? {}))];
}

/** Whether there is nothing to read in it. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

/** What of a resource is written in several languages: its words, and its lists whose parts have words of their own. */
export interface Translatable {
  words: readonly string[];
  /** Words that it isn't finished without in Norwegian, though it can be saved. */
  needed?: readonly string[];
  lists?: Readonly<Record<string, Translatable>>;
}

/** The languages that Norwegian is translated into. */
export const [, ...otherLanguages] = languages;
export type OtherLanguage = (typeof otherLanguages)[number];

/** The same of every language that Norwegian is translated into. */
export function inOtherLanguages<T>(make: (language: OtherLanguage) => T): Record<OtherLanguage, T> {
  const made = otherLanguages.map((language) => [language, make(language)]);
  return Object.fromEntries(made) as Record<OtherLanguage, T>;
}

/** One text and its translation, which may be missing. */
export interface TranslatedText {
  /** Where the translation stands: "translations.en.title", "rateGroups.0.translations.en.name". */
  path: string;
  norwegian: unknown;
  translated: unknown;
}

/** Every text of a resource that is written in Norwegian, with its translation into a language. */
export function translatedTexts(
  resource: object,
  { words, lists = {} }: Translatable,
  language: OtherLanguage,
  path = "",
): TranslatedText[] {
  const fields = resource as Record<string, unknown> & {
    translations?: Translations<Record<string, unknown>>;
  };
  const own = words.map((word) => ({
    path: `${path}translations.${language}.${word}`,
    norwegian: fields[word],
    translated: fields.translations?.[language]?.[word],
  }));
  const inLists = Object.entries(lists).flatMap(([list, what]) =>
    ((fields[list] as object[] | undefined) ?? []).flatMap((part, index) =>
      translatedTexts(part, what, language, `${path}${list}.${index}.`),
    ),
  );
  return [...own, ...inLists].filter(({ norwegian }) => !isBlank(norwegian));
}

/** How far a resource is in a language: the paths of what isn't written, and of what was written before the Norwegian changed. */
export interface LanguageProgress {
  missing: string[];
  outdated: string[];
}
export type LanguagesProgress = Record<OtherLanguage, LanguageProgress>;

/** The same translations with one field changed, as when HTML is cleaned. */
export function mapTranslations<T extends Partial<Record<OtherLanguage, object | undefined>> | undefined>(
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

/** A resource with its words in a language, or in Norwegian where it isn't translated. */
export function inLanguage<
  Resource extends { translations: Translations<Pick<Resource, Field>> },
  Field extends keyof Resource,
>(resource: Resource, fields: readonly Field[], language: Language): Resource {
  const norwegian = Object.fromEntries(fields.map((field) => [field, resource[field]])) as Pick<
    Resource,
    Field
  >;
  return { ...resource, ...localize(norwegian, resource.translations, language).words };
}
