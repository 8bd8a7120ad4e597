import { beginsIn, foldedWords } from "#src/i18n/search-words.ts";
import type { ReceivedFeedback } from "./inbox.ts";

/*
 * A search finds a message when each of its words begins a word of the message, or an ending of at least four
 * letters: "vogn" finds "campingvogn". Case, accents and variants such as å and aa don't matter.
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
