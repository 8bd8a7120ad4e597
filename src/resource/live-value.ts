import type { Language } from "#src/i18n/language.ts";

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
}

/** All live values by their keys. */
export type LiveValues = ReadonlyMap<string, LiveValue>;

const keyPattern = "[a-z][a-zA-Z0-9]*(?:[.-][a-zA-Z0-9]+)*";
const marks = new RegExp(`<data value="(${keyPattern})">([^<]*)</data>`, "g");
/** The marks of HTML, and where links begin and end: a link can't stand inside another. */
const marksAndLinks = new RegExp(`<a\\b|</a>|${marks.source}`, "g");

/** The mark of a live value in a text. */
export const markOf = (key: string, words = "") => `<data value="${key}">${words}</data>`;

/** Whether an attribute's value can be the key of a live value. */
export const isLiveKey = (key: string) => new RegExp(`^${keyPattern}$`).test(key);

const isMarked = (text: string) => text.includes("<data ");

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
  return isMarked(text) ? text.replaceAll(marks, (_, _key, words: string) => words) : text;
}

/** A plain text as it reads now: each mark gives way to its value, or to its last words when there is none any more. */
export function fillText(text: string, values: LiveValues, language: Language): string {
  if (!isMarked(text)) return text;
  return text.replaceAll(marks, (_, key: string, words: string) => values.get(key)?.words[language] ?? words);
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
  values: LiveValues,
  language: Language,
  { isHtml }: { isHtml: boolean },
): string {
  if (!isMarked(text)) return text;
  return text.replaceAll(marks, (_, key: string, before: string) => {
    const words = values.get(key)?.words[language];
    if (words === undefined) return markOf(key, before);
    return markOf(key, isHtml ? escapeHtml(words) : words.replaceAll("<", ""));
  });
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign]!);
