import { languages, type Language } from "./language.ts";

/**
 * Applies a function to a catalogue's texts in each language. The staff area loads only the user's language.
 * @example
 * const notAhead = inEachOf(articlesAdminText, ({ notAhead }) => notAhead);
 */
export function inEachOf<Words, Made>(
  text: Readonly<Record<Language, Words>>,
  make: (words: Words, language: Language) => Made,
): Readonly<Record<Language, Made>> {
  const own = Object.keys(text) as Language[];
  const made = own.map((language) => [language, { value: make(text[language], language), enumerable: true }]);
  // The prototype's getters throw when code reads a language that isn't loaded.
  return Object.create(Object.getPrototypeOf(text) as object, Object.fromEntries(made)) as Record<
    Language,
    Made
  >;
}

export const wordsInAnyLanguage = <Words>(text: Readonly<Record<Language, Words>>): Words =>
  Object.values(text)[0]!;

/**
 * Regroups a catalogue by message: each message gets its text in every language.
 * @example
 * const labels = labelsOf(eventLabelsText);
 * const place = optionalLine(labels.place);
 */
export function labelsOf<Words extends object>(
  text: Record<Language, Words>,
): { readonly [Name in keyof Words]: Readonly<Record<Language, Words[Name]>> } {
  const names = Object.keys(wordsInAnyLanguage(text)) as (keyof Words)[];
  return Object.fromEntries(names.map((name) => [name, inEachOf(text, (words) => words[name])])) as {
    readonly [Name in keyof Words]: Readonly<Record<Language, Words[Name]>>;
  };
}

/** Getters that throw when code reads a language that the staff area hasn't loaded. */
const missing = {};
for (const language of languages)
  Object.defineProperty(missing, language, {
    get() {
      throw new Error(`The staff area has these words in its user's language only, not in ${language}.`);
    },
  });

/** Makes a group of messages in one language. Code that reads another language throws. */
export const onlyIn = <Words>(language: Language, words: Words) =>
  Object.create(missing, { [language]: { value: words, enumerable: true } }) as Record<Language, Words>;
