import { beginsIn, foldedWords, withWholeNumbers } from "#src/i18n/search-words.ts";
import type { ReceivedFeedback } from "./inbox.ts";

/* A search word matches the beginning of a word, or a part that begins four letters before its end: "campingvogn". */

type Searched = Pick<ReceivedFeedback, "name" | "email" | "mobile" | "message" | "note">;

export const searchWords = foldedWords;

/** Returns the text that a search reads. The phone number is also included as digits only. */
export function searchedText({ name, email, mobile, message, note }: Searched): string {
  return [name, email, mobile, mobile.replaceAll(/\D/g, ""), message, note].join("\n");
}

/** True when the message has all words, by the rules of the database's search. @param words from `searchWords` */
export function isFound(message: Searched, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const inMessage = foldedWords(withWholeNumbers(searchedText(message)));
  return words.every((word) => inMessage.some((each) => beginsIn(each, word)));
}
