/** Folds a text to lower case without accents and punctuation. "epost" then finds "E-post", and "dogn" finds "Døgn". */
const folded = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .replaceAll(/[^\p{L}\d\s]/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Matches one or two letters only at the start of a word. Spaces don't count in a search for digits alone. */
export function matchesSearch(text: string, sought: string): boolean {
  const words = folded(text);
  const asked = folded(sought);
  if (/^[\d ]+$/.test(asked)) return words.replaceAll(" ", "").includes(asked.replaceAll(" ", ""));
  return asked
    .split(" ")
    .every((word) => (word.length > 2 ? words.includes(word) : ` ${words}`.includes(` ${word}`)));
}
