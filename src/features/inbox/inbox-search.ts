import { beginsIn, foldedLetters, foldedWords } from "#src/i18n/search-words.ts";
import type { ReceivedFeedback } from "./inbox.ts";

/*
 * A search finds a message when every word of it begins a word in the message, or the end of a longer one, however the
 * letters are written.
 */

/** The part of a message that is searched. */
type Searched = Pick<ReceivedFeedback, "name" | "email" | "mobile" | "message" | "note">;

/** The words of a search, folded. */
export const searchWords = foldedWords;

/** The searched text of a message; a phone number also without the signs between its digits. */
export function searchedText({ name, email, mobile, message, note }: Searched): string {
  return [name, email, mobile, mobile.replaceAll(/\D/g, ""), message, note].join("\n");
}

/** Whether a search finds a message, as the database would say. @param words from `searchWords` */
export function isFound(message: Searched, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const inMessage = foldedWords(searchedText(message));
  return words.every((word) => inMessage.some((each) => beginsIn(each, word)));
}

export interface Piece {
  text: string;
  isHit: boolean;
}

/** Splits a text into hits of a search and the text between them. @param words from `searchWords` */
export function hitsIn(text: string, words: readonly string[]): Piece[] {
  const letters = foldedLetters(text);
  const folded = letters.map(({ letter }) => letter).join("");
  // Some letters take two places in a text.
  const at = letters.flatMap((each) => Array.from({ length: each.letter.length }, () => each));
  const characters = Array.from(text.normalize("NFC"));
  const isHit = characters.map(() => false);
  for (const word of words) {
    for (let first = folded.indexOf(word); first >= 0; first = folded.indexOf(word, first + word.length))
      isHit.fill(true, at[first]!.from, at[first + word.length - 1]!.to);
  }
  const pieces: Piece[] = [];
  characters.forEach((character, index) => {
    const last = pieces.at(-1);
    if (last?.isHit === isHit[index]) last!.text += character;
    else pieces.push({ text: character, isHit: isHit[index]! });
  });
  return pieces;
}

/** Whether a text has a hit of a search. @param words from `searchWords` */
export const hasHit = (text: string, words: readonly string[]): boolean =>
  hitsIn(text, words).some(({ isHit }) => isHit);

/** The part of a text that starts at the first hit, for a line with room for only a few words. */
export function fromFirstHit(text: string, words: readonly string[]): string {
  const lead = 40;
  const pieces = hitsIn(text, words);
  const before = pieces[0]?.isHit === false && pieces.length > 1 ? pieces[0].text : "";
  if (before.length <= 2 * lead) return text;
  const space = before.indexOf(" ", before.length - lead);
  return `… ${text.normalize("NFC").slice(space < 0 ? before.length - lead : space + 1)}`;
}
