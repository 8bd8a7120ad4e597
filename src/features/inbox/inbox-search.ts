import { folded } from "#src/i18n/folded.ts";
import type { ReceivedFeedback } from "./inbox.ts";

/*
 * A search finds a message when every word of it is somewhere in the message, regardless of case.
 */

/** The part of a message that is searched. */
type Searched = Pick<ReceivedFeedback, "name" | "email" | "mobile" | "message" | "note">;

/** The words of a search, folded. */
export function searchWords(search: string): string[] {
  return [...new Set(folded(search).split(/\s+/))].filter((word) => word !== "");
}

/** The searched text of a message, folded; a phone number also without the signs between its digits. */
export function searchedText({ name, email, mobile, message, note }: Searched): string {
  return folded([name, email, mobile, mobile.replaceAll(/\D/g, ""), message, note].join("\n"));
}

/** Whether a search finds a message. @param words from `searchWords` */
export function isFound(message: Searched, words: readonly string[]): boolean {
  const text = searchedText(message);
  return words.every((word) => text.includes(word));
}

export interface Piece {
  text: string;
  isHit: boolean;
}

/** Splits a text into hits of a search and the text between them. @param words from `searchWords` */
export function hitsIn(text: string, words: readonly string[]): Piece[] {
  const characters = Array.from(text.normalize("NFC"));
  // Small letters can take more characters than their capitals, so each remembers the character that it came from.
  const origins: number[] = [];
  let small = "";
  characters.forEach((character, index) => {
    const lower = character.toLowerCase();
    small += lower;
    for (let unit = 0; unit < lower.length; unit++) origins.push(index);
  });
  const isHit = characters.map(() => false);
  for (const word of words) {
    for (let at = small.indexOf(word); at >= 0; at = small.indexOf(word, at + word.length))
      isHit.fill(true, origins[at], origins[at + word.length - 1]! + 1);
  }
  const pieces: Piece[] = [];
  characters.forEach((character, index) => {
    const last = pieces.at(-1);
    if (last?.isHit === isHit[index]) last!.text += character;
    else pieces.push({ text: character, isHit: isHit[index]! });
  });
  return pieces;
}

/** The part of a text that starts at the first hit, for a line with room for only a few words. */
export function fromFirstHit(text: string, words: readonly string[]): string {
  const lead = 40;
  const pieces = hitsIn(text, words);
  const before = pieces[0]?.isHit === false && pieces.length > 1 ? pieces[0].text : "";
  if (before.length <= 2 * lead) return text;
  const space = before.indexOf(" ", before.length - lead);
  return `… ${text.normalize("NFC").slice(space < 0 ? before.length - lead : space + 1)}`;
}
