/* Marks are the places of live values in texts: <data value="identity.phone">33 00 12 34</data>. See live-value.ts. */

export const keyPattern = "[a-z][a-zA-Z0-9]*(?:[.-][a-zA-Z0-9]+)*";
export const marks = new RegExp(`<data value="(${keyPattern})">([^<]*)</data>`, "g");

export const markOf = (key: string, words = "") => `<data value="${key}">${words}</data>`;

export const isMarked = (text: string) => text.includes("<data ");

export function replaceMarks(text: string, by: (key: string, words: string) => string): string {
  return isMarked(text) ? text.replaceAll(marks, (_, key: string, words: string) => by(key, words)) : text;
}

/** HTML is limited, because the parser's time grows with the square of the nesting depth. Marked words don't count. */
export const maxHtmlLength = 65_536;

/** The site writes the words in marks, not the author. */
export const lengthWithoutMarkedWords = (text: string): number =>
  replaceMarks(text, (key) => markOf(key)).length;

/** Removes the words in the marks of a value, because each save updates these words. */
export function withoutMarkedWords(value: unknown): unknown {
  if (typeof value === "string") return replaceMarks(value, (key) => markOf(key));
  if (Array.isArray(value)) return value.map(withoutMarkedWords);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutMarkedWords(inner)]));
}
