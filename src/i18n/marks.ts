/* A mark inserts a live value into a text: <data value="identity.phone">33 00 12 34</data>. See live-value.ts. */

export const keyPattern = "[a-z][a-zA-Z0-9]*(?:[.-][a-zA-Z0-9]+)*";
export const marks = new RegExp(`<data value="(${keyPattern})">([^<]*)</data>`, "g");

export const markOf = (key: string, words = "") => `<data value="${key}">${words}</data>`;

export const isMarked = (text: string) => text.includes("<data ");

export function replaceMarks(text: string, by: (key: string, words: string) => string): string {
  return isMarked(text) ? text.replaceAll(marks, (_, key: string, words: string) => by(key, words)) : text;
}

/** The maximum of {@link lengthWithoutMarkedWords} for HTML. Parsing deeply nested HTML is slow. */
export const maxHtmlLength = 65_536;

/** The maximum number of columns of a table in a text. Each row of a wider table becomes a line of text. */
export const maxColumns = 8;

/** Matches the links whose addresses the site writes. */
const ownLinks = /<a (?:data-to="[^"]{0,400}"|href="\/[^"]{0,400}")/g;

/** Returns a text's length without what the site writes: words in marks, and addresses of its own links. */
export const lengthWithoutMarkedWords = (text: string): number =>
  replaceMarks(text.replaceAll(ownLinks, "<a"), (key) => markOf(key)).length;

/** Removes the words in marks from every text in a value, because the site updates these words. */
export function withoutMarkedWords(value: unknown): unknown {
  if (typeof value === "string") return replaceMarks(value, (key) => markOf(key));
  if (Array.isArray(value)) return value.map(withoutMarkedWords);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutMarkedWords(inner)]));
}
