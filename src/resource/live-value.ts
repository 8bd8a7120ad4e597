import type { Language } from "#src/i18n/language.ts";
import { isMarked, keyPattern, markOf, marks, replaceMarks } from "#src/i18n/marks.ts";

/*
 * A live value stands in one place – the phone number, when it is quiet, a price – and texts name it instead of
 * repeating it. In a text, plain or HTML, it is a mark: <data value="identity.phone">33 00 12 34</data>, with the words
 * that it had when the text was saved. Guests read what it is now.
 */

/** A value that texts may name. */
export interface LiveValue {
  /** "identity.phone" */
  key: string;
  /** What staff call it. */
  name: Record<Language, string>;
  /** How it reads in a sentence. */
  words: Record<Language, string>;
  /** Where it leads in HTML: "tel:+4733001234". */
  href?: string;
  /** What staff call the screen where they write it, and its address. */
  where: { name: Record<Language, string>; screen: string };
  /** How it is found where somebody has written it out: "290 kr", "kr 290". None when it follows from other values. */
  written: readonly string[];
  /** Those forms are parts of it, such as a street or an hour: where one is written, the whole can't stand. */
  isWrittenInParts?: true;
}

/** All live values by their keys. */
export type LiveValues = ReadonlyMap<string, LiveValue>;

/** What staff get of a live value. */
export interface NamedValue extends Pick<LiveValue, "key" | "name" | "words" | "where"> {
  /** How it reads where somebody has written it out, in whose place it can stand. */
  written: readonly string[];
  /** The same of what it was until lately. */
  writtenBefore: readonly string[];
}
export type NamedValues = ReadonlyMap<string, NamedValue>;

/** The marks of HTML, and where links begin and end: a link can't stand inside another. */
const marksAndLinks = new RegExp(`<a\\b|</a>|${marks.source}`, "g");

/** Whether an attribute's value can be the key of a live value. */
export const isLiveKey = (key: string) => new RegExp(`^${keyPattern}$`).test(key);

/** Whether any text of a resource names a live value; most name none. */
export function hasMarks(value: unknown): boolean {
  if (typeof value === "string") return isMarked(value);
  return typeof value === "object" && value !== null && Object.values(value).some(hasMarks);
}

/** The keys of the live values that a text names. */
export function liveKeysIn(text: string): string[] {
  return isMarked(text) ? Array.from(text.matchAll(marks), ([, key]) => key!) : [];
}

/** A plain text as it read when it was saved, without marks. */
export function unmarked(text: string): string {
  return replaceMarks(text, (_key, words) => words);
}

/** A plain text without what looks like a mark and is none. */
export const withoutDataTags = (text: string): string => text.replaceAll(/<\/?data\b[^>]*>/gi, "");

/** Whether a plain text has something like a mark in it that is none: guests would read it as it stands. */
export const hasBrokenMark = (text: string): boolean => /<\/?data\b/i.test(unmarked(text));

/** A plain text as it reads now: each mark gives way to its value, or to its last words when there is none any more. */
export function fillText(
  text: string,
  values: ReadonlyMap<string, Pick<LiveValue, "words">>,
  language: Language,
): string {
  return replaceMarks(text, (key, words) => values.get(key)?.words[language] ?? words);
}

/** HTML as it reads now. The marks stay, with the present words; a phone number and an e-mail address are links. */
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

/** A text to be saved, with the present words in its marks, which guests read once the value is gone. */
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
