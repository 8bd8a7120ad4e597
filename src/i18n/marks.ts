/*
 * The marks in texts where live values stand: <data value="identity.phone">33 00 12 34</data>. What they name is in
 * live-value.ts.
 */

export const keyPattern = "[a-z][a-zA-Z0-9]*(?:[.-][a-zA-Z0-9]+)*";
export const marks = new RegExp(`<data value="(${keyPattern})">([^<]*)</data>`, "g");

/** The mark of a live value in a text. */
export const markOf = (key: string, words = "") => `<data value="${key}">${words}</data>`;

export const isMarked = (text: string) => text.includes("<data ");

/** A text with each mark replaced by something else. */
export function replaceMarks(text: string, by: (key: string, words: string) => string): string {
  return isMarked(text) ? text.replaceAll(marks, (_, key: string, words: string) => by(key, words)) : text;
}

/** The most characters of HTML in a text, without the words in its marks: the parser's time grows with its nesting squared. */
export const mostHtml = 65_536;

/** How long a text is without the words in its marks, which the site writes. */
export const lengthWithoutMarkedWords = (text: string): number =>
  replaceMarks(text, (key) => markOf(key)).length;

/**
 * A value, at all levels, without the words in its marks. Saving renews those, so two versions that differ only in them
 * say the same: nobody has changed them.
 */
export function withoutMarkedWords(value: unknown): unknown {
  if (typeof value === "string") return replaceMarks(value, (key) => markOf(key));
  if (Array.isArray(value)) return value.map(withoutMarkedWords);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutMarkedWords(inner)]));
}
