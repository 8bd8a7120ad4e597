/*
 * The words of a text as a search compares them: in small letters, without accents, and with the letters that are written
 * in several ways made one. Both what is searched and what is searched for go through here.
 */

/** One letter or digit for comparing, and the characters of the text that it stands for. */
interface Letter {
  letter: string;
  /** The first character and the one after the last, counted in code points of the text in NFC. */
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

/** å is also written aa; ä and æ as ae; ö and ø as oe; ü as ue. All of them count as the letter that they begin with. */
const pairs = new Set(["aa", "ae", "oe", "ue"]);

/** What each character became that was folded before: people use few. */
const foldedBefore = new Map<string, string>();
const mostKept = 1000;

/** A character in small letters of ASCII where it has any. */
function foldedCharacter(character: string): string {
  const before = foldedBefore.get(character);
  if (before !== undefined) return before;
  const plain = character
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/\P{ASCII}/gu, (each) => spelled[each] ?? each);
  if (foldedBefore.size < mostKept) foldedBefore.set(character, plain);
  return plain;
}

/** A text's characters as a search compares them. */
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

/** More than any word has that people write; of longer ones only the beginning is compared. */
const mostLetters = 40;

/** The different words of a text, folded: runs of letters and digits. */
export function foldedWords(text: string): string[] {
  const words = foldedLetters(text)
    .map(({ letter }) => letter)
    .join("")
    .split(noLetters);
  return [...new Set(words.map(cut))].filter(Boolean);
}

const cut = (word: string) =>
  word.length > mostLetters ? Array.from(word).slice(0, mostLetters).join("") : word;

/** The shortest end of a word by which it is found: "vogn" finds "campingvogn". */
const shortestEnd = 4;

/** Whether a search for the beginning of a word finds this one, by its own beginning or that of one of its ends. */
export function beginsIn(word: string, beginning: string): boolean {
  const at = word.indexOf(beginning);
  return at === 0 || (at > 0 && word.length - at >= shortestEnd);
}

/** All beginnings' places of a text for an index: its words and their ends, each once. */
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
