import { inEveryLanguage, type Language } from "#src/i18n/language.ts";
import { withoutMarkedWords } from "#src/i18n/marks.ts";
import {
  isBlank,
  otherLanguages,
  translatedTexts,
  inOtherLanguages,
  stateInLanguages,
  type LanguagesProgress,
  type LanguageState,
  type OtherLanguage,
  type Translatable,
} from "#src/i18n/translation.ts";
import type { ListRow } from "#src/cms/kind/kind.ts";
import { valueAt } from "#src/cms/kind/value-at.ts";

export interface WithLanguages {
  version: number;
  languages?: LanguagesProgress | undefined;
}

/** Returns the progress of each language if the form were saved now (see `store/current-translations.ts`). */
export function liveProgress(
  values: object,
  stored: WithLanguages | undefined,
  translatable: Translatable,
): LanguagesProgress {
  return inOtherLanguages((language) => {
    const texts = translatedTexts(values, translatable, language);
    const before = stored ? translatedTexts(stored, translatable, language) : [];
    const outdatedBefore = new Set(stored?.languages?.[language].outdated);
    const current = new Set(before.filter(({ path }) => !outdatedBefore.has(path)).map(pairOf));
    const written = new Set(before.map(({ translated }) => serialise(translated)));
    return {
      missing: texts.filter(({ translated }) => isBlank(translated)).map(({ path }) => path),
      outdated: texts
        .filter(({ translated }) => !isBlank(translated) && written.has(serialise(translated)))
        .filter((text) => !current.has(pairOf(text)))
        .map(({ path }) => path),
    };
  });
}

/** Returns the state of each language of a stored resource. Norwegian is always "done". */
export function statesOf({ languages }: WithLanguages): Record<Language, LanguageState> {
  return { nb: "done", ...stateInLanguages(languages) };
}

export const rowStates = ({ languages }: Pick<ListRow, "languages">): Record<Language, LanguageState> => ({
  nb: "done",
  ...(languages ?? stateInLanguages(undefined)),
});

/** Returns each language's state in a form. Without Norwegian text, all are "missing". @param faulty paths of errors */
export function languageStates(
  values: object,
  stored: WithLanguages | undefined,
  translatable: Translatable,
  faulty: readonly string[],
): Record<Language, LanguageState> {
  if (otherLanguages.every((language) => translatedTexts(values, translatable, language).length === 0))
    return inEveryLanguage(() => "missing");
  const unwritten = [
    ...faulty.filter((path) => isWord(path, translatable)),
    ...(translatable.needed ?? []),
  ].filter((path) => isEmpty(valueAt(values, path)));
  const states = statesOf({ version: 0, languages: liveProgress(values, stored, translatable) });
  const whole = (language: OtherLanguage) =>
    unwritten.some((path) => isEmpty(valueAt(values, path.replace(/[^.]+$/, `translations.${language}.$&`))))
      ? "missing"
      : states[language];
  return { nb: unwritten.length > 0 ? "missing" : "done", ...inOtherLanguages(whole) };
}

/** True for the path of a Norwegian word, such as "title" or "rateGroups.0.name". */
function isWord(path: string, { words, lists = {} }: Translatable): boolean {
  const [first = "", , ...rest] = path.split(".");
  const list = lists[first];
  return list ? isWord(rest.join("."), list) : words.includes(path);
}

/** True when a value has no text. The tags of HTML don't count. */
const isEmpty = (value: unknown) =>
  isBlank(typeof value === "string" ? value.replaceAll(/<[^>]*>/g, "") : value);

/** Returns the language of a path: English for "translations.en.title", and Norwegian for "title". */
export function languageOf(path: string): Language {
  return otherLanguages.find((language) => `.${path}`.includes(`.translations.${language}.`)) ?? "nb";
}

const pairOf = ({ norwegian, translated }: { norwegian: unknown; translated: unknown }) =>
  serialise([norwegian, translated]);

const serialise = (value: unknown) => JSON.stringify(withoutMarkedWords(value));
