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
 * Tracks which translations are up to date with the Norwegian. A text and its translation are stored as one hash, so a
 * change to either gives another pair. A new translation counts as made from the Norwegian beside it. A translation
 * that stays while the Norwegian changes is outdated. Hashes don't contain positions, so lists can be reordered. A pair
 * that was current once stays current: a resource that is restored is as current as it was then. The words in marks of
 * live values don't count: they are updated with each save, and nobody translates them.
 */

/** The hashes of current pairs by language, latest last. All pairs of a missing language are current. */
export type CurrentTranslations = Partial<Record<OtherLanguage, string[]>>;

/** More pairs than any resource has texts. The oldest are dropped. */
const maxPairs = 2000;

/** Returns the missing and outdated translations of a resource. */
export function languagesProgress(
  resource: object,
  translatable: Translatable,
  current: CurrentTranslations,
): LanguagesProgress {
  return inOtherLanguages((language) => {
    const known = new Set(knownPairs({ resource, current }, translatable, language));
    const texts = translatedTexts(resource, translatable, language);
    const isOutdated = (text: TranslatedText) => !isBlank(text.translated) && !known.has(pairOf(text));
    return {
      missing: texts.filter(({ translated }) => isBlank(translated)).map(({ path }) => path),
      outdated: texts.filter(isOutdated).map(({ path }) => path),
    };
  });
}

/** The Norwegian text that an outdated translation was made from. */
export interface TranslationSource {
  /** The path of the translation: "translations.en.title". */
  path: string;
  norwegian: unknown;
}

/**
 * Returns the Norwegian sources of outdated translations. @param earlier the resource's earlier states, latest first
 */
export function translationSources(
  { resource, current }: State,
  translatable: Translatable,
  earlier: readonly object[],
): TranslationSource[] {
  const outdated = languagesProgress(resource, translatable, current);
  return otherLanguages.flatMap((language) => {
    const known = new Set(knownPairs({ resource, current }, translatable, language));
    const paths = new Set(outdated[language].outdated);
    const pairs =
      paths.size > 0 ? earlier.flatMap((state) => translatedTexts(state, translatable, language)) : [];
    const paired = pairs.filter((pair) => known.has(pairOf(pair)));
    return translatedTexts(resource, translatable, language).flatMap(({ path, translated }) => {
      const source =
        paths.has(path) &&
        paired.find((pair) => comparableText(pair.translated) === comparableText(translated));
      return source ? [{ path, norwegian: source.norwegian }] : [];
    });
  });
}

interface State {
  resource: object;
  current: CurrentTranslations;
}

/**
 * Returns the current pairs of a resource that is being saved.
 * @param before the stored resource and its pairs; undefined for a new one
 * @param confirmed the languages that staff have confirmed as up to date
 */
export function pairsAfterSave(
  resource: object,
  translatable: Translatable,
  before: State | undefined,
  confirmed: readonly OtherLanguage[] = [],
): CurrentTranslations {
  const pairs = (language: OtherLanguage) => {
    const texts = translatedTexts(resource, translatable, language).filter(
      ({ translated }) => !isBlank(translated),
    );
    if (!before) return texts.map(pairOf);
    const textsBefore = translatedTexts(before.resource, translatable, language);
    const known = knownPairs(before, translatable, language);
    const written = new Set(textsBefore.map(({ translated }) => comparableText(translated)));
    const isNew = ({ translated }: TranslatedText) => !written.has(comparableText(translated));
    const paired = texts.filter((text) => confirmed.includes(language) || isNew(text)).map(pairOf);
    const still = new Set(texts.map(pairOf)).intersection(new Set(known));
    return [...new Set(known).difference(still), ...new Set([...still, ...paired])].slice(-maxPairs);
  };
  return inOtherLanguages(pairs);
}

/** Returns the confirmed languages that would otherwise be outdated. */
export function neededConfirmations(
  resource: object,
  translatable: Translatable,
  before: State | undefined,
  confirmed: readonly OtherLanguage[],
): OtherLanguage[] {
  const progress = languagesProgress(resource, translatable, pairsAfterSave(resource, translatable, before));
  return otherLanguages.filter(
    (language) => confirmed.includes(language) && progress[language].outdated.length > 0,
  );
}

/** Returns the current pairs of a restored resource, including pairs that became current since that state. */
export function pairsAfterRestore(
  then: State,
  translatable: Translatable,
  before: State | undefined,
): CurrentTranslations {
  const pairs = (language: OtherLanguage) => {
    const since = before ? knownPairs(before, translatable, language) : [];
    return [...new Set([...since, ...knownPairs(then, translatable, language)])].slice(-maxPairs);
  };
  return inOtherLanguages(pairs);
}

function knownPairs(
  { resource, current }: State,
  translatable: Translatable,
  language: OtherLanguage,
): string[] {
  const texts = translatedTexts(resource, translatable, language);
  const known = current[language];
  if (!known) return texts.map(pairOf);
  // Earlier versions of the program hashed the words in marks too.
  const withWords = texts.filter(({ norwegian, translated }) => {
    const whole = JSON.stringify([norwegian, translated]);
    return isMarked(whole) && known.includes(hashOf(whole));
  });
  return [...known, ...withWords.map(pairOf)];
}

const pairOf = ({ norwegian, translated }: TranslatedText) => hashOf(comparableText([norwegian, translated]));

/** Returns a text that is equal for values with the same meaning. */
const comparableText = (value: unknown) => JSON.stringify(withoutMarkedWords(value));

const hashOf = (text: string) => hash("sha256", text, "base64url").slice(0, 12);
