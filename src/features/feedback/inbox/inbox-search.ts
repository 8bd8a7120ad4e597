import { beginsIn, foldedWords } from "#src/i18n/search-words.ts";
import type { ReceivedFeedback } from "./inbox.ts";

/* A search word must begin a word, or an ending of at least four letters: "vogn" finds "campingvogn". */

type Searched = Pick<ReceivedFeedback, "name" | "email" | "mobile" | "message" | "note">;

export const searchWords = foldedWords;

/** The text contains the phone number also as digits only. */
export function searchedText({ name, email, mobile, message, note }: Searched): string {
  return [name, email, mobile, mobile.replaceAll(/\D/g, ""), message, note].join("\n");
}

/** Follows the rules of the search in the database. @param words from `searchWords` */
export function isFound(message: Searched, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const inMessage = foldedWords(searchedText(message));
  return words.every((word) => inMessage.some((each) => beginsIn(each, word)));
}
