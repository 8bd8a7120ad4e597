/**
 * Splits a line after its first sentence. A sentence ends with ".", "!" or "?" before a space and a capital letter. The
 * full stop of an abbreviation or of an ordinal number ("z. B. Regen", "16. Juli") doesn't end a sentence.
 */
export function splitFirstSentence(line: string): [first: string, rest: string] {
  for (const { index } of line.matchAll(/(?<=.)[.!?](?= \p{Lu})/gu)) {
    const [first, rest] = [line.slice(0, index + 1), line.slice(index + 1)];
    if (!isAbbreviation(first) && !isOrdinal(first, rest)) return [first, rest];
  }
  return [line, ""];
}

/** TABLE  abbreviations of two or more letters. A capital letter after their full stop doesn't begin a sentence. */
const known =
  /(?:^|[\s(])(?:bl\.a|bzw|ca|dr|evtl|exkl|f\.eks|fr|ggf|hr|inkl|kl|maks|max|mr|mrs|nr|st|str|tel|tlf|vgl|zzgl)\.$/iu;
/** Matches "z." and "z. B.", but not "3 p.m.", which usually ends a sentence. */
const letters = /(?:^|(?<!\d)[\s(])\p{Ll}\.(?: ?\p{L}\.)?$/u;

const isAbbreviation = (first: string) => known.test(first) || letters.test(first);

/** TABLE  German words before an ordinal number. */
const determiner = /\b(?:am|im|vom|zum|zur|beim|der|die|das|dem|des|diesen|jeden|jeder|jedes) $/iu;
const month =
  /^ (?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|January|February|March|May|June|July|October|December)\b/u;

/** True for "16." in "16. Juli" and "im 2. Stock". The number in "kl. 18. Deretter" ends its sentence. */
function isOrdinal(first: string, rest: string): boolean {
  const [number] = /(?<![\p{L}\d.:])\d{1,2}\.$/u.exec(first) ?? [];
  if (!number) return false;
  return month.test(rest) || determiner.test(first.slice(0, -number.length));
}
