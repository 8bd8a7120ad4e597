import type { Language } from "#src/i18n/language.ts";
import { otherLanguages, type Translatable } from "#src/i18n/translation.ts";
import { foldedWords } from "#src/i18n/search-words.ts";
import { replaceMarks } from "#src/i18n/marks.ts";
import type { NamedValue } from "#src/cms/kind/live-value.ts";
import { namedPlaces, type NamedPlace } from "#src/cms/kind/written-out.ts";
import { valueAt } from "#src/cms/kind/value-at.ts";

export interface FormText {
  path: string;
  language: Language;
  text: string;
}

export function textsIn(values: object, { words, lists = {} }: Translatable, before = ""): FormText[] {
  const own = (["nb", ...otherLanguages] as const).flatMap((language) =>
    words.flatMap((word) => {
      const path = language === "nb" ? word : `translations.${language}.${word}`;
      const text = valueAt(values, path);
      return typeof text === "string" && text !== "" ? [{ path: before + path, language, text }] : [];
    }),
  );
  const inLists = Object.entries(lists).flatMap(([list, parts]) =>
    ((valueAt(values, list) as object[] | undefined) ?? []).flatMap((part, index) =>
      textsIn(part, parts, `${before}${list}.${index}.`),
    ),
  );
  return [...own, ...inLists];
}

/** A place in a form's text where staff have written a current or recent value instead of a mark. */
export interface WrittenOutPlace extends FormText, NamedPlace {
  /** The words at this place, without tags. */
  words: string;
}

export function writtenOutFinder(
  values: readonly NamedValue[],
): (texts: readonly FormText[]) => WrittenOutPlace[] {
  const find = namedPlaces(values);
  // The user changes one text at a time, so the results for the other texts are cached.
  let known = new Map<string, NamedPlace[]>();
  return (texts) => {
    known = new Map(texts.map(({ text }) => [text, known.get(text) ?? find(text)]));
    return texts
      .flatMap((each) =>
        known.get(each.text)!.map((place) => ({
          ...each,
          ...place,
          words: asWords(each.text.slice(place.from, place.to)),
        })),
      )
      .filter(isAboutValue);
  };
}

/** The first letters that two forms of a word share, such as "avreise" and "avreisen". */
const sharedLetters = 5;

const stemsIn = (text: string) => foldedWords(text).map((word) => word.slice(0, sharedLetters));

const isTime = ({ written, writtenBefore }: NamedValue) =>
  [...written, ...writtenBefore].some((form) => /^\p{L}{2}\. \d{2}\.\d{2}$/u.test(form));

/** True when a place is probably about its value. A time needs the first word of the value's name in its line. */
function isAboutValue({ text, from, to, language, values }: WrittenOutPlace): boolean {
  const line = new Set(linesAround(text, from, to).flatMap(stemsIn));
  return values.some((value) => !isTime(value) || line.has(stemsIn(value.name[language])[0]!));
}

const around = 30;

/** Returns the text before and after a place on the same line, each shortened to about `around` characters. */
export function wordsAround({ text, from, to }: WrittenOutPlace): [before: string, after: string] {
  const [before, after] = linesAround(text, from, to);
  return [
    before.length > around ? `…${before.slice(-around).replace(/^\S*\s/, "")}` : before,
    after.length > around ? `${after.slice(0, around).replace(/\s\S*$/, "")}…` : after,
  ];
}

function linesAround(text: string, from: number, to: number): [before: string, after: string] {
  const ends = /<\/?(?:p|h[2-4]|li|ul|ol|blockquote|t[hdr])>|<br>|\n/g;
  return [asWords(text.slice(0, from).split(ends).at(-1)!), asWords(text.slice(to).split(ends)[0]!)];
}

export const asWords = (piece: string) =>
  replaceMarks(piece, (_key, words) => words)
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&nbsp;", "\u00a0")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
