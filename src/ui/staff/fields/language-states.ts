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
import type { ListRow } from "#src/resource/kind.ts";
import { valueAt } from "#src/ui/staff/form/values.ts";

/*
 * How complete a resource is in each language, for staff: of a stored resource, or of the values in a form. A form
 * calls `liveProgress(form.values, form.last, articleTranslatable)`; a list shows `statesOf(article)`.
 */

/** A resource as staff get it from the API. */
export interface WithLanguages {
  version: number;
  languages?: LanguagesProgress | undefined;
}

/**
 * How complete each language would be if the values were saved as they are. It is the server's rule
 * (`src/platform/store/current-translations.ts`), except that the server also remembers what was current earlier. It
 * compares texts without their positions, so lists can be reordered.
 * @param stored the resource as it was last seen stored; undefined for a new one
 * @param what the parts that are translated, as `faqTranslatable`
 */
export function liveProgress(
  values: object,
  stored: WithLanguages | undefined,
  what: Translatable,
): LanguagesProgress {
  return inOtherLanguages((language) => {
    const texts = translatedTexts(values, what, language);
    const before = stored ? translatedTexts(stored, what, language) : [];
    const outdatedBefore = new Set(stored?.languages?.[language].outdated);
    const current = new Set(before.filter(({ path }) => !outdatedBefore.has(path)).map(pairOf));
    const written = new Set(before.map(({ translated }) => said(translated)));
    return {
      missing: texts.filter(({ translated }) => isBlank(translated)).map(({ path }) => path),
      outdated: texts
        .filter(({ translated }) => !isBlank(translated) && written.has(said(translated)))
        .filter((text) => !current.has(pairOf(text)))
        .map(({ path }) => path),
    };
  });
}

/** The state of each language; the others are compared with the Norwegian. */
export function statesOf({ languages }: WithLanguages): Record<Language, LanguageState> {
  return { nb: "done", ...stateInLanguages(languages) };
}

/** The same of a row in a list, which has them ready. */
export const rowStates = ({ languages }: Pick<ListRow, "languages">): Record<Language, LanguageState> => ({
  nb: "done",
  ...(languages ?? stateInLanguages(undefined)),
});

/**
 * The same for the values in a form; while nothing is written in Norwegian, everything is missing.
 * @param faulty the paths at which the form's schema finds a fault; an empty text there must be written
 */
export function languageStates(
  values: object,
  stored: WithLanguages | undefined,
  what: Translatable,
  faulty: readonly string[],
): Record<Language, LanguageState> {
  if (otherLanguages.every((language) => translatedTexts(values, what, language).length === 0))
    return inEveryLanguage(() => "missing");
  const unwritten = [...faulty.filter((path) => isWord(path, what)), ...(what.needed ?? [])].filter((path) =>
    isEmpty(valueAt(values, path)),
  );
  const states = statesOf({ version: 0, languages: liveProgress(values, stored, what) });
  const whole = (language: OtherLanguage) =>
    unwritten.some((path) => isEmpty(valueAt(values, path.replace(/[^.]+$/, `translations.${language}.$&`))))
      ? "missing"
      : states[language];
  return { nb: unwritten.length > 0 ? "missing" : "done", ...inOtherLanguages(whole) };
}

/** Whether a path is that of a Norwegian word: "title", "rateGroups.0.name". */
function isWord(path: string, { words, lists = {} }: Translatable): boolean {
  const [first = "", , ...rest] = path.split(".");
  const list = lists[first];
  return list ? isWord(rest.join("."), list) : words.includes(path);
}

/** Whether there is nothing to read, also between the elements of HTML. */
const isEmpty = (value: unknown) =>
  isBlank(typeof value === "string" ? value.replaceAll(/<[^>]*>/g, "") : value);

/** The language of the text at a path: "translations.en.title" is English, "title" Norwegian. */
export function languageOf(path: string): Language {
  return otherLanguages.find((language) => `.${path}`.includes(`.translations.${language}.`)) ?? "nb";
}

const pairOf = ({ norwegian, translated }: { norwegian: unknown; translated: unknown }) =>
  said([norwegian, translated]);

/** A value as a text that is the same for what says the same. */
const said = (value: unknown) => JSON.stringify(withoutMarkedWords(value));
