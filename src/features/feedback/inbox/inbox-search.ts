import { beginsIn, foldedWords, withWholeNumbers } from "#src/i18n/search-words.ts";
import type { ReceivedFeedback } from "./inbox.ts";

/*
 * A search finds words that begin with the search word. A match inside a word must begin at least four letters before
 * the end of the word: "vogn" finds "campingvogn".
 */

type Searched = Pick<ReceivedFeedback, "name" | "email" | "mobile" | "message" | "note">;

export const searchWords = foldedWords;

/** Returns the text that a search reads. The phone number is also included as digits only. */
export function searchedText({ name, email, mobile, message, note }: Searched): string {
  return [name, email, mobile, mobile.replaceAll(/\D/g, ""), message, note].join("\n");
}

/**
 * Returns true when the message contains all words, by the same rules as the search in the database.
 * @param words the result of `searchWords`
 */
export function isFound(message: Searched, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const inMessage = foldedWords(withWholeNumbers(searchedText(message)));
  return words.every((word) => inMessage.some((each) => beginsIn(each, word)));
}
