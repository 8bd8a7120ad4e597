/* Words are folded for search: in lower case, without accents, and with one spelling for pairs such as å and aa. */

interface Letter {
  letter: string;
  /** The letter's range in the text: indexes of code points in NFC. `to` is exclusive. */
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

/** Each pair is folded to its first letter. For example, å is also written aa, and ø is also written oe. */
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

/** Matches a long number in groups, such as "33 00 12 34", with or without the country's code. */
const groupedNumber = /(?:\+(\d{1,3})[ \u00a0\u202f])?(\d{2,4}(?:[ \u00a0\u202f]\d{2,4}){2,})/g;

/** Adds the long numbers of a text without the spaces between their groups, so that a search finds "33001234". */
export function withWholeNumbers(text: string): string {
  const numbers = Array.from(text.matchAll(groupedNumber), ([, country = "", groups]) => {
    const number = groups!.replaceAll(/\D/g, "");
    return `${number} ${country}${number}`;
  });
  return [text, ...numbers].join("\n");
}

const noLetters = /[^\p{L}\p{N}]+/u;

/** Longer words are cut to this length. */
const maxLetters = 40;

/** Returns the distinct folded words of a text. A word is a run of letters and digits. */
export function foldedWords(text: string): string[] {
  const words = foldedLetters(text)
    .map(({ letter }) => letter)
    .join("")
    .split(noLetters);
  return [...new Set(words.map(cut))].filter(Boolean);
}

const cut = (word: string) =>
  word.length > maxLetters ? Array.from(word).slice(0, maxLetters).join("") : word;

/** The minimum length of a word's ending that a search finds: "vogn" finds "campingvogn". */
const shortestEnd = 4;

/** True when the word, or an ending of the word with at least `shortestEnd` letters, starts with `beginning`. */
export function beginsIn(word: string, beginning: string): boolean {
  const at = word.indexOf(beginning);
  return at === 0 || (at > 0 && word.length - at >= shortestEnd);
}

export function indexedWords(text: string): string[] {
  return [
    ...new Set(
      foldedWords(withWholeNumbers(text)).flatMap((word) => [
        word,
        ...Array.from({ length: Math.max(0, word.length - shortestEnd) }, (_, index) =>
          word.slice(index + 1),
        ),
      ]),
    ),
  ];
}
