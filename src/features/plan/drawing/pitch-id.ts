/** Reads an id: "C14", "c 14", "plass c-014", "felt C plass 14" and "14 C" give "C14". The pitch may not exist. */
export function readPitchId(typed: string): string | undefined {
  const written = typed.normalize("NFKC");
  // Words such as "plass" are left out. If the text has a word, a letter after a number is a unit ("strøm 16 A").
  const rest = written.replaceAll(/\p{L}{2,}/gu, " ");
  const match =
    /(?<field>[A-Za-zÆØÅæøå])\P{L}*?0*(?<number>[1-9]\d*)/u.exec(rest) ??
    /(?<!\d)0*(?<number>[1-9]\d*)\P{L}*(?<field>[A-Za-zÆØÅæøå])(?!\p{L})/u.exec(rest === written ? rest : "");
  return match ? `${match.groups!["field"]!.toUpperCase()}${match.groups!["number"]!}` : undefined;
}
