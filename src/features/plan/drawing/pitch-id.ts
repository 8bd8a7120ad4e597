/**
 * Reads a pitch from what people type: "C14", "c 14", "plass c-014", "felt C plass 14", "14 C".
 * @returns its id as on its post, "C14", even if there is no such pitch; undefined when nothing in the text looks like
 *   an id
 */
export function readPitchId(typed: string): string | undefined {
  const written = typed.normalize("NFKC");
  // Longer words before a letter are only "pitch" or "field" in some language; in "strøm 16 A" it is a unit.
  const rest = written.replaceAll(/\p{L}{2,}/gu, " ");
  const match =
    /(?<field>[A-Za-zÆØÅæøå])\P{L}*?0*(?<number>[1-9]\d*)/u.exec(rest) ??
    /(?<!\d)0*(?<number>[1-9]\d*)\P{L}*(?<field>[A-Za-zÆØÅæøå])(?!\p{L})/u.exec(rest === written ? rest : "");
  return match ? `${match.groups!["field"]!.toUpperCase()}${match.groups!["number"]!}` : undefined;
}
