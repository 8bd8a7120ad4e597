/* Folds words for search: lower case, without accents, and with one spelling for letters with several spellings. */

interface Letter {
  letter: string;
  /** Code points of the text in NFC. `to` is exclusive. */
  from: number;
  to: number;
}

const spelled: Record<string, string> = {
  æ: "ae",
  ø: "o",
  œ: "oe",
  ß: "ss",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
};

/** Each pair counts as its first letter, because å is also written aa, ø also oe, and so on. */
const pairs = new Set(["aa", "ae", "oe", "ue"]);

const foldedBefore = new Map<string, string>();
const maxCachedCharacters = 1000;

/** Folds a character to lower-case ASCII where possible. */
function foldedCharacter(character: string): string {
  const before = foldedBefore.get(character);
  if (before !== undefined) return before;
  const plain = character
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/\P{ASCII}/gu, (each) => spelled[each] ?? each);
  if (foldedBefore.size < maxCachedCharacters) foldedBefore.set(character, plain);
  return plain;
}

export function foldedLetters(text: string): Letter[] {
  const folded: Letter[] = [];
  Array.from(text.normalize("NFC")).forEach((character, index) => {
    for (const letter of foldedCharacter(character)) {
      const last = folded.at(-1);
      if (last && pairs.has(last.letter + letter)) last.to = index + 1;
      else folded.push({ letter, from: index, to: index + 1 });
    }
  });
  return folded;
}

const noLetters = /[^\p{L}\p{N}]+/u;

/** The highest number of compared letters. Real words are shorter. */
const maxLetters = 40;

/** Returns the distinct folded words of a text: runs of letters and digits. */
export function foldedWords(text: string): string[] {
  const words = foldedLetters(text)
    .map(({ letter }) => letter)
    .join("")
    .split(noLetters);
  return [...new Set(words.map(cut))].filter(Boolean);
}

const cut = (word: string) =>
  word.length > maxLetters ? Array.from(word).slice(0, maxLetters).join("") : word;

/** The shortest word ending that a search finds: "vogn" finds "campingvogn". */
const shortestEnd = 4;

/** True when `beginning` is at the start of the word or of one of its endings. */
export function beginsIn(word: string, beginning: string): boolean {
  const at = word.indexOf(beginning);
  return at === 0 || (at > 0 && word.length - at >= shortestEnd);
}

export function indexedWords(text: string): string[] {
  return [
    ...new Set(
      foldedWords(text).flatMap((word) => [
        word,
        ...Array.from({ length: Math.max(0, word.length - shortestEnd) }, (_, index) =>
          word.slice(index + 1),
        ),
      ]),
    ),
  ];
}
