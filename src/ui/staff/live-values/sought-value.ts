/** Words in small letters without signs, so that "epost" is in "E-post" and "dogn" in "Døgn". */
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
 * Whether a live value is sought: each word is in one of its words, and not across two of them; one of two letters begins
 * it, as "ro" is in "from" and "trommel" too. A number is found also when its figures stand in groups.
 * @param text its name in every language, so that "tele" finds what is called "Phone" in English, and how it reads now
 */
export function isSought(text: string, sought: string): boolean {
  const words = folded(text);
  const asked = folded(sought);
  if (/^[\d ]+$/.test(asked)) return words.replaceAll(" ", "").includes(asked.replaceAll(" ", ""));
  return asked
    .split(" ")
    .every((word) => (word.length > 2 ? words.includes(word) : ` ${words}`.includes(` ${word}`)));
}
