import { foldedLetters } from "#src/i18n/search-words.ts";

export interface Piece {
  text: string;
  isHit: boolean;
}

/** Splits a text into hits and the text between hits. @param words the result of `foldedWords` */
export function hitsIn(text: string, words: readonly string[]): Piece[] {
  const letters = foldedLetters(text);
  const folded = letters.map(({ letter }) => letter).join("");
  // Some folded letters have two characters.
  const at = letters.flatMap((each) => Array.from({ length: each.letter.length }, () => each));
  const characters = Array.from(text.normalize("NFC"));
  const hitFlags = characters.map(() => false);
  for (const word of words) {
    for (let first = folded.indexOf(word); first >= 0; first = folded.indexOf(word, first + word.length))
      hitFlags.fill(true, at[first]!.from, at[first + word.length - 1]!.to);
  }
  const pieces: Piece[] = [];
  characters.forEach((character, index) => {
    const last = pieces.at(-1);
    if (last?.isHit === hitFlags[index]) last!.text += character;
    else pieces.push({ text: character, isHit: hitFlags[index]! });
  });
  return pieces;
}

export const hasHit = (text: string, words: readonly string[]): boolean =>
  hitsIn(text, words).some(({ isHit }) => isHit);

/** Shortens the text before the first hit to its last words, for a line with little space. */
export function fromFirstHit(text: string, words: readonly string[]): string {
  const lead = 40;
  const pieces = hitsIn(text, words);
  const before = pieces[0]?.isHit === false && pieces.length > 1 ? pieces[0].text : "";
  if (before.length <= 2 * lead) return text;
  const space = before.indexOf(" ", before.length - lead);
  return `… ${text.normalize("NFC").slice(space < 0 ? before.length - lead : space + 1)}`;
}
