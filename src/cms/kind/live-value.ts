import type { Language } from "#src/i18n/language.ts";
import { isMarked, keyPattern, markOf, marks, replaceMarks } from "#src/i18n/marks.ts";

/*
 * A live value, such as a price, is stored once. Texts contain a mark instead of the value:
 * <data value="identity.phone">33 00 12 34</data>.
 * The words in a mark date from the last save of the text. Guests read the current value.
 */

export interface LiveValue {
  /** The name of the value in marks, such as "identity.phone". */
  key: string;
  name: Record<Language, string>;
  /** The words for the value inside a sentence. */
  words: Record<Language, string>;
  /** The target of the link around the value in HTML, such as "tel:+4733001234". */
  href?: string;
  where: { name: Record<Language, string>; screen: string };
  /** The spellings that a text can contain, such as "290 kr" and "kr 290". Empty if it isn't searched for. */
  written: readonly string[];
  /** True when the spellings are only parts of the value, such as a street. A mark can't replace a part. */
  isWrittenInParts?: true;
}

export type LiveValues = ReadonlyMap<string, LiveValue>;

/** A live value for staff, with its current and recent former spellings. */
export interface NamedValue extends Pick<LiveValue, "key" | "name" | "words" | "where"> {
  /** Spellings of the current value that a mark can replace. */
  written: readonly string[];
  /** The spellings of former values from the last thirteen months. */
  writtenBefore: readonly string[];
}

export type NamedValues = ReadonlyMap<string, NamedValue>;

/** Matches marks and the tags of links, because a link inside a link is invalid HTML. */
const marksAndLinks = new RegExp(`<a\\b|</a>|${marks.source}`, "g");

export const isLiveKey = (key: string) => new RegExp(`^${keyPattern}$`).test(key);

export function hasMarks(value: unknown): boolean {
  if (typeof value === "string") return isMarked(value);
  return typeof value === "object" && value !== null && Object.values(value).some(hasMarks);
}

export function liveKeysIn(text: string): string[] {
  return isMarked(text) ? Array.from(text.matchAll(marks), ([, key]) => key!) : [];
}

/** Replaces each mark of a plain text with the mark's own words, which date from the last save. */
export const unmarked = (text: string): string => replaceMarks(text, (_key, words) => words);

const dataTag = /<\/?data\b[^>]*>/gi;

/** True when a resource has a mark, or a `<data>` tag that isn't a valid mark. */
export const hasDataTags = (resource: object): boolean => JSON.stringify(resource).search(dataTag) >= 0;

export const withoutDataTags = (text: string): string => text.replaceAll(dataTag, "");

/** True when a plain text has a `<data>` tag that isn't a valid mark. Guests would see the tag. */
export const hasBrokenMark = (text: string): boolean => /<\/?data\b/i.test(unmarked(text));

/** Fills the marks of a plain text. A removed value's mark becomes the mark's own words. */
export function fillText(
  text: string,
  values: ReadonlyMap<string, Pick<LiveValue, "words">>,
  language: Language,
): string {
  return replaceMarks(text, (key, words) => values.get(key)?.words[language] ?? words);
}

/** Updates the words in the marks of HTML. A value with an `href` becomes a link, except inside a link. */
export function fillHtml(html: string, values: LiveValues, language: Language): string {
  if (!isMarked(html)) return html;
  let isInLink = false;
  return html.replaceAll(marksAndLinks, (found, key: string | undefined) => {
    if (key === undefined) {
      isInLink = found !== "</a>";
      return found;
    }
    const value = values.get(key);
    if (!value) return found;
    const words = escapeHtml(value.words[language]);
    return markOf(key, value.href && !isInLink ? `<a href="${escapeHtml(value.href)}">${words}</a>` : words);
  });
}

/** Updates the words in the marks of a text. Guests read these words if the value is removed. */
export function renewMarks(
  text: string,
  values: ReadonlyMap<string, Pick<LiveValue, "words">>,
  language: Language,
  { isHtml }: { isHtml: boolean },
): string {
  return replaceMarks(text, (key, before) => {
    const words = values.get(key)?.words[language];
    if (words === undefined) return markOf(key, before);
    return markOf(key, isHtml ? escapeHtml(words) : words.replaceAll("<", ""));
  });
}

/** Gives the marks of `text` the words of the same marks in `newer`. A difference in these words isn't an edit. */
export function withWordsOf(newer: string, text: string): string {
  const words = new Map(Array.from(newer.matchAll(marks), ([, key, inside]) => [key!, inside!]));
  return replaceMarks(text, (key, before) => markOf(key, words.get(key) ?? before));
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign]!);
