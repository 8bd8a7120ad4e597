import { hash } from "node:crypto";
import { isMarked, withoutMarkedWords } from "#src/i18n/marks.ts";
import {
  isBlank,
  otherLanguages,
  translatedTexts,
  inOtherLanguages,
  type LanguagesProgress,
  type OtherLanguage,
  type Translatable,
  type TranslatedText,
} from "#src/i18n/translation.ts";

/*
 * Which translations are up to date with the Norwegian. A text and its translation are remembered together, as one
 * hash: when either changes, they are another pair. A new translation counts as made from the Norwegian beside it;
 * one that stays while the Norwegian changes is outdated. Hashes don't contain positions, so lists can be reordered.
 * A pair that was current once always is: a resource that goes back to an old state is as current as it was then. The
 * words in marks don't count: they are renewed with each save, and nobody has translated them.
 */

/**
 * The hashes of pairs that say the same, by language, the latest last. When a language is missing, all its pairs are
 * current.
 */
export type CurrentTranslations = Partial<Record<OtherLanguage, string[]>>;

/** More pairs than any resource has texts; the oldest are dropped. */
const mostPairs = 2000;

/** How complete and current a resource is in each language. */
export function languagesProgress(
  resource: object,
  what: Translatable,
  current: CurrentTranslations,
): LanguagesProgress {
  return inOtherLanguages((language) => {
    const known = new Set(knownPairs({ resource, current }, what, language));
    const texts = translatedTexts(resource, what, language);
    const isOutdated = (text: TranslatedText) => !isBlank(text.translated) && !known.has(pairOf(text));
    return {
      missing: texts.filter(({ translated }) => isBlank(translated)).map(({ path }) => path),
      outdated: texts.filter(isOutdated).map(({ path }) => path),
    };
  });
}

/** The Norwegian that an outdated translation was made from. */
export interface TranslationSource {
  /** The path of the translation: "translations.en.title". */
  path: string;
  norwegian: unknown;
}

/** What the outdated translations of a resource were made from. @param earlier its earlier states, the latest first */
export function translationSources(
  { resource, current }: State,
  what: Translatable,
  earlier: readonly object[],
): TranslationSource[] {
  const outdated = languagesProgress(resource, what, current);
  return otherLanguages.flatMap((language) => {
    const known = new Set(knownPairs({ resource, current }, what, language));
    const paths = new Set(outdated[language].outdated);
    const pairs = paths.size > 0 ? earlier.flatMap((state) => translatedTexts(state, what, language)) : [];
    const made = pairs.filter((pair) => known.has(pairOf(pair)));
    return translatedTexts(resource, what, language).flatMap(({ path, translated }) => {
      const source = paths.has(path) && made.find((pair) => said(pair.translated) === said(translated));
      return source ? [{ path, norwegian: source.norwegian }] : [];
    });
  });
}

/** A resource and its current pairs. */
interface State {
  resource: object;
  current: CurrentTranslations;
}

/**
 * The current pairs of a resource that is being saved.
 * @param before the resource and its pairs until now; undefined for a new one
 * @param confirmed the languages that staff have confirmed as up to date
 */
export function currentAfter(
  resource: object,
  what: Translatable,
  before: State | undefined,
  confirmed: readonly OtherLanguage[] = [],
): CurrentTranslations {
  const pairs = (language: OtherLanguage) => {
    const texts = translatedTexts(resource, what, language).filter(({ translated }) => !isBlank(translated));
    if (!before) return texts.map(pairOf);
    const textsBefore = translatedTexts(before.resource, what, language);
    const known = knownPairs(before, what, language);
    const written = new Set(textsBefore.map(({ translated }) => said(translated)));
    const isNew = ({ translated }: TranslatedText) => !written.has(said(translated));
    const made = texts.filter((text) => confirmed.includes(language) || isNew(text)).map(pairOf);
    const still = new Set(texts.map(pairOf)).intersection(new Set(known));
    return [...new Set(known).difference(still), ...new Set([...still, ...made])].slice(-mostPairs);
  };
  return inOtherLanguages(pairs);
}

/** The languages that would be outdated unless staff confirm that their words are up to date. */
export function neededConfirmations(
  resource: object,
  what: Translatable,
  before: State | undefined,
  confirmed: readonly OtherLanguage[],
): OtherLanguage[] {
  const progress = languagesProgress(resource, what, currentAfter(resource, what, before));
  return otherLanguages.filter(
    (language) => confirmed.includes(language) && progress[language].outdated.length > 0,
  );
}

/**
 * The current pairs of a resource that is restored to an earlier state: pairs that became current since then stay
 * current.
 */
export function currentAgain(
  then: State,
  what: Translatable,
  before: State | undefined,
): CurrentTranslations {
  const pairs = (language: OtherLanguage) => {
    const since = before ? knownPairs(before, what, language) : [];
    return [...new Set([...since, ...knownPairs(then, what, language)])].slice(-mostPairs);
  };
  return inOtherLanguages(pairs);
}

function knownPairs({ resource, current }: State, what: Translatable, language: OtherLanguage): string[] {
  const texts = translatedTexts(resource, what, language);
  const known = current[language];
  if (!known) return texts.map(pairOf);
  // Earlier versions remembered a pair with the words in its marks.
  const withWords = texts.filter(({ norwegian, translated }) => {
    const whole = JSON.stringify([norwegian, translated]);
    return isMarked(whole) && known.includes(hashOf(whole));
  });
  return [...known, ...withWords.map(pairOf)];
}

const pairOf = ({ norwegian, translated }: TranslatedText) => hashOf(said([norwegian, translated]));

/** A value as a text that is the same for what says the same. */
const said = (value: unknown) => JSON.stringify(withoutMarkedWords(value));

const hashOf = (text: string) => hash("sha256", text, "base64url").slice(0, 12);
