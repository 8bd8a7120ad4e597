import { languages, type Language } from "./language.ts";

/** What staff have written in the other languages. A field that is missing or blank isn't translated yet. */
export type Translations<Words> = {
  [L in OtherLanguage]?: { [K in keyof Words]?: Words[K] | undefined } | undefined;
};

/** Words as a guest gets them, with the language they are really in (for the `lang` attribute). */
export interface Localized<Words> {
  language: Language;
  words: Words;
}

/**
 * Chooses the words to show. A translation counts only when it has every word that the Norwegian has. Otherwise the
 * guest gets all of it in Norwegian, so that languages are never mixed.
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

/** Whether everything that is written in Norwegian is translated too. */
function isComplete<Words extends object>(
  norwegian: Words,
  translated: { [K in keyof Words]?: Words[K] | undefined },
): translated is Words {
  return (Object.keys(norwegian) as (keyof Words)[]).every(
    (field) => isBlank(norwegian[field]) || !isBlank(translated[field]),
  );
}

/** The languages that have all the words, Norwegian first. */
export function languagesOf<Words extends object>(
  norwegian: Words,
  translations: Translations<Words>,
): Language[] {
  return ["nb", ...otherLanguages.filter((other) => isComplete(norwegian, translations[other] ?? {}))];
}

/** Whether a value is missing, an empty list or a blank text. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

/**
 * The parts of a resource that are written in several languages: its words, and its lists whose parts have words of
 * their own.
 */
export interface Translatable {
  words: readonly string[];
  /** Words that a finished resource must have in Norwegian, though it can be saved without them. */
  needed?: readonly string[];
  lists?: Readonly<Record<string, Translatable>>;
}

/** All languages except Norwegian. */
export const [, ...otherLanguages] = languages;
export type OtherLanguage = (typeof otherLanguages)[number];

/** Makes one value for each language except Norwegian. */
export function inOtherLanguages<T>(make: (language: OtherLanguage) => T): Record<OtherLanguage, T> {
  const made = otherLanguages.map((language) => [language, make(language)]);
  return Object.fromEntries(made) as Record<OtherLanguage, T>;
}

/** One Norwegian text and its translation, which may be missing. */
export interface TranslatedText {
  /** The path of the translation: "translations.en.title", "rateGroups.0.translations.en.name". */
  path: string;
  norwegian: unknown;
  translated: unknown;
}

/** Every text of a resource that is written in Norwegian, with its translation into one language. */
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

/**
 * How complete a resource is in a language: the paths of texts that aren't translated, and of translations that are
 * older than the present Norwegian.
 */
export interface LanguageProgress {
  missing: string[];
  outdated: string[];
}
export type LanguagesProgress = Record<OtherLanguage, LanguageProgress>;

/** How far a language is; "outdated" was translated before the Norwegian changed. */
export const languageStates = ["done", "outdated", "missing"] as const;
export type LanguageState = (typeof languageStates)[number];

/** The state of each language as a whole: one missing text, and guests get the Norwegian. */
export function stateInLanguages(
  progress: LanguagesProgress | undefined,
): Record<OtherLanguage, LanguageState> {
  return inOtherLanguages((language) => {
    const { missing = [], outdated = [] } = progress?.[language] ?? {};
    return missing.length > 0 ? "missing" : outdated.length > 0 ? "outdated" : "done";
  });
}

/** Changes one field in every translation, for example to clean its HTML. */
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
