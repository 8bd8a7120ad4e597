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
 * A Norwegian text and its translation form a pair, which is stored as one hash. A translation becomes outdated when
 * staff change its Norwegian text but neither change nor confirm the translation. If staff restore the earlier
 * Norwegian text, the translation is up to date again, because the hash of that pair is still stored. A hash covers
 * neither the position of the texts in the resource nor the words of live values.
 */

/** The hashes of pairs that are or were up to date, latest last. All pairs of a missing language are up to date. */
export type CurrentTranslations = Partial<Record<OtherLanguage, string[]>>;

/** The maximum number of stored hashes in a language. No resource has so many pairs. The oldest hashes are dropped. */
const maxPairs = 2000;

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

export interface TranslationSource {
  /** A path such as "translations.en.title". */
  path: string;
  norwegian: unknown;
}

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

/** Returns the hashes to store after a save. @param before the previous state; undefined for a new resource */
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

/**
 * Returns the hashes to store after a restore: the hashes of the state before the restore and of the restored state.
 * @param then the restored state
 * @param before the state before the restore; undefined when the resource didn't exist
 */
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

/** Returns the hashes to store after the site has rewritten texts. Pairs that were up to date stay up to date. */
export function pairsAfterRewriting(
  { resource, current }: State,
  rewritten: object,
  translatable: Translatable,
): CurrentTranslations {
  return inOtherLanguages((language) => {
    const known = knownPairs({ resource, current }, translatable, language);
    const after = translatedTexts(rewritten, translatable, language).map(pairOf);
    const paired = translatedTexts(resource, translatable, language).map(pairOf);
    return [...new Set([...known, ...after.filter((_, index) => known.includes(paired[index]!))])].slice(
      -maxPairs,
    );
  });
}

function knownPairs(
  { resource, current }: State,
  translatable: Translatable,
  language: OtherLanguage,
): string[] {
  const texts = translatedTexts(resource, translatable, language);
  const known = current[language];
  if (!known) return texts.map(pairOf);
  // Older hashes include the words of live values.
  const withWords = texts.filter(({ norwegian, translated }) => {
    const whole = JSON.stringify([norwegian, translated]);
    return isMarked(whole) && known.includes(hashOf(whole));
  });
  return [...known, ...withWords.map(pairOf)];
}

const pairOf = ({ norwegian, translated }: TranslatedText) => hashOf(comparableText([norwegian, translated]));

const comparableText = (value: unknown) => JSON.stringify(withoutMarkedWords(value));

const hashOf = (text: string) => hash("sha256", text, "base64url").slice(0, 12);
