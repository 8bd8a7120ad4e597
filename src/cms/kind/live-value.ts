import type { Language } from "#src/i18n/language.ts";
import { isMarked, keyPattern, markOf, marks, replaceMarks } from "#src/i18n/marks.ts";

/*
 * A live value is written once, for example the phone number or a price. Texts refer to it instead of repeating it. In
 * a plain or HTML text it is a mark: <data value="identity.phone">33 00 12 34</data>. The words in the mark are from
 * the last save. Guests read the current value.
 */

export interface LiveValue {
  /** "identity.phone" */
  key: string;
  /** Its name for staff. */
  name: Record<Language, string>;
  /** Its text in a sentence. */
  words: Record<Language, string>;
  /** The target of its link in HTML: "tel:+4733001234". */
  href?: string;
  /** The screen where staff edit it: its name and its address. */
  where: { name: Record<Language, string>; screen: string };
  /** Forms by which a search finds it written out in texts: "290 kr", "kr 290". Empty for derived values. */
  written: readonly string[];
  /** The forms in `written` are only parts of the value, like a street or an hour. A mark can't replace them. */
  isWrittenInParts?: true;
}

export type LiveValues = ReadonlyMap<string, LiveValue>;

/** A live value in a response to staff. */
export interface NamedValue extends Pick<LiveValue, "key" | "name" | "words" | "where"> {
  /** Forms of the current value that a mark can replace in texts. */
  written: readonly string[];
  /** The forms of its recent former values. */
  writtenBefore: readonly string[];
}
export type NamedValues = ReadonlyMap<string, NamedValue>;

/** Matches marks, and the beginnings and ends of links. Links can't be nested. */
const marksAndLinks = new RegExp(`<a\\b|</a>|${marks.source}`, "g");

/** True when an attribute's value can be the key of a live value. */
export const isLiveKey = (key: string) => new RegExp(`^${keyPattern}$`).test(key);

/** True when any text of a resource has a mark. */
export function hasMarks(value: unknown): boolean {
  if (typeof value === "string") return isMarked(value);
  return typeof value === "object" && value !== null && Object.values(value).some(hasMarks);
}

/** Returns the keys of the live values in a text. */
export function liveKeysIn(text: string): string[] {
  return isMarked(text) ? Array.from(text.matchAll(marks), ([, key]) => key!) : [];
}

/** Returns a plain text without marks, with the words of its last save. */
export function unmarked(text: string): string {
  return replaceMarks(text, (_key, words) => words);
}

const dataTag = /<\/?data\b[^>]*>/gi;

/** True when a resource has a mark, or a `<data>` tag that isn't a valid mark. */
export const hasDataTags = (resource: object): boolean => JSON.stringify(resource).search(dataTag) >= 0;

/** Removes all `<data>` tags from a plain text. */
export const withoutDataTags = (text: string): string => text.replaceAll(dataTag, "");

/** True when a plain text has a `<data>` tag that isn't a valid mark. Guests would see the tag. */
export const hasBrokenMark = (text: string): boolean => /<\/?data\b/i.test(unmarked(text));

/** Replaces each mark of a plain text with the current value. A mark whose value was removed gives its last words. */
export function fillText(
  text: string,
  values: ReadonlyMap<string, Pick<LiveValue, "words">>,
  language: Language,
): string {
  return replaceMarks(text, (key, words) => values.get(key)?.words[language] ?? words);
}

/** Updates the words in the marks of HTML to the current values. Phone numbers and e-mail addresses become links. */
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

/** Updates the words in the marks of a text before it is saved. Guests read these words after the value is removed. */
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

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign]!);
