/**
 * Reads a pitch's id from user input: "C14", "c 14", "plass c-014", "felt C plass 14" and "14 C" all give "C14". The
 * pitch may not exist.
 * @returns undefined when the text contains nothing like an id
 */
export function readPitchId(typed: string): string | undefined {
  const written = typed.normalize("NFKC");
  // Words of several letters, such as "plass", are left out. With such a word, a letter after the number isn't
  // an area: in "strøm 16 A" it is a unit.
  const rest = written.replaceAll(/\p{L}{2,}/gu, " ");
  const match =
    /(?<field>[A-Za-zÆØÅæøå])\P{L}*?0*(?<number>[1-9]\d*)/u.exec(rest) ??
    /(?<!\d)0*(?<number>[1-9]\d*)\P{L}*(?<field>[A-Za-zÆØÅæøå])(?!\p{L})/u.exec(rest === written ? rest : "");
  return match ? `${match.groups!["field"]!.toUpperCase()}${match.groups!["number"]!}` : undefined;
}
