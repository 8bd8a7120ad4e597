import { languages, type Language } from "./language.ts";

export type Translations<Words> = {
  [L in OtherLanguage]?: { [K in keyof Words]?: Words[K] | undefined } | undefined;
};

/** A text for a guest, and the text's language for the `lang` attribute. */
export interface Localized<Words> {
  language: Language;
  words: Words;
}

/** Returns the translated words, or all words in Norwegian when the translation is incomplete. */
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

function isComplete<Words extends object>(
  norwegian: Words,
  translated: { [K in keyof Words]?: Words[K] | undefined },
): translated is Words {
  return (Object.keys(norwegian) as (keyof Words)[]).every(
    (field) => isBlank(norwegian[field]) || !isBlank(translated[field]),
  );
}

export function languagesOf<Words extends object>(
  norwegian: Words,
  translations: Translations<Words>,
): Language[] {
  return ["nb", ...otherLanguages.filter((other) => isComplete(norwegian, translations[other] ?? {}))];
}

/** True for missing values, empty lists and blank texts. */
export function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

/** The names of a resource's translated fields: `words`, and the `lists` whose parts have `words`. */
export interface Translatable {
  words: readonly string[];
  /** The fields whose Norwegian words may be missing in an unfinished resource. */
  needed?: readonly string[];
  lists?: Readonly<Record<string, Translatable>>;
}

export const [, ...otherLanguages] = languages;
export type OtherLanguage = (typeof otherLanguages)[number];

export function inOtherLanguages<T>(make: (language: OtherLanguage) => T): Record<OtherLanguage, T> {
  const made = otherLanguages.map((language) => [language, make(language)]);
  return Object.fromEntries(made) as Record<OtherLanguage, T>;
}

export interface TranslatedText {
  /** The path of the translation: "translations.en.title", "rateGroups.0.translations.en.name". */
  path: string;
  norwegian: unknown;
  translated: unknown;
}

/** Returns every Norwegian text of a resource with its translation into one language. */
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
  const inLists = Object.entries(lists).flatMap(([list, parts]) =>
    ((fields[list] as object[] | undefined) ?? []).flatMap((part, index) =>
      translatedTexts(part, parts, language, `${path}${list}.${index}.`),
    ),
  );
  return [...own, ...inLists].filter(({ norwegian }) => !isBlank(norwegian));
}

export interface LanguageProgress {
  missing: string[];
  outdated: string[];
}
export type LanguagesProgress = Record<OtherLanguage, LanguageProgress>;

/** "outdated" means that the Norwegian text has changed since the translation. */
export const languageStates = ["done", "outdated", "missing"] as const;
export type LanguageState = (typeof languageStates)[number];

/** Returns the state of each translation. One missing text makes the whole translation "missing". */
export function stateInLanguages(
  progress: LanguagesProgress | undefined,
): Record<OtherLanguage, LanguageState> {
  return inOtherLanguages((language) => {
    const { missing = [], outdated = [] } = progress?.[language] ?? {};
    return missing.length > 0 ? "missing" : outdated.length > 0 ? "outdated" : "done";
  });
}

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
