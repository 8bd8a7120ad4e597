import { beginsIn, foldedLetters, foldedWords } from "#src/i18n/search-words.ts";
import type { ReceivedFeedback } from "./inbox.ts";

/*
 * A search finds a message when each of its words starts a word in the message, or the end of a longer one: "vogn"
 * finds "campingvogn". Case, accents and variants such as å and aa don't matter.
 */

type Searched = Pick<ReceivedFeedback, "name" | "email" | "mobile" | "message" | "note">;

export const searchWords = foldedWords;

/** Returns the searched text of a message. It contains the phone number also as digits only. */
export function searchedText({ name, email, mobile, message, note }: Searched): string {
  return [name, email, mobile, mobile.replaceAll(/\D/g, ""), message, note].join("\n");
}

/** True when a search finds a message, by the same rules as in the database. @param words from `searchWords` */
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
  // Some folded letters have two characters.
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

/** @param words from `searchWords` */
export const hasHit = (text: string, words: readonly string[]): boolean =>
  hitsIn(text, words).some(({ isHit }) => isHit);

/** Returns the text from shortly before the first hit, for a line with room for few words. */
export function fromFirstHit(text: string, words: readonly string[]): string {
  const lead = 40;
  const pieces = hitsIn(text, words);
  const before = pieces[0]?.isHit === false && pieces.length > 1 ? pieces[0].text : "";
  if (before.length <= 2 * lead) return text;
  const space = before.indexOf(" ", before.length - lead);
  return `… ${text.normalize("NFC").slice(space < 0 ? before.length - lead : space + 1)}`;
}
