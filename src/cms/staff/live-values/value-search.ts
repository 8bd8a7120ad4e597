/** Folds text to lower case without accents and punctuation: "epost" finds "E-post", and "dogn" finds "Døgn". */
const folded = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .replaceAll(/[^\p{L}\d\s]/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/**
 * True when a search finds a live value. Each searched word must be inside a word of the text. A word of up to two
 * letters must be at the start of a word, because "ro" is also in "from". Numbers match regardless of digit groups.
 * @param text its name in every language, and its current value; "tele" thus finds "Phone" in the English interface
 */
export function matchesSearch(text: string, sought: string): boolean {
  const words = folded(text);
  const asked = folded(sought);
  if (/^[\d ]+$/.test(asked)) return words.replaceAll(" ", "").includes(asked.replaceAll(" ", ""));
  return asked
    .split(" ")
    .every((word) => (word.length > 2 ? words.includes(word) : ` ${words}`.includes(` ${word}`)));
}
