/**
 * Finds the pitch in what people type: "C14", "c 14", "plass c-014", "felt C plass 14", "14 C".
 * @returns its id as it stands on the post, "C14", whether or not there is such a pitch; undefined when nothing in the
 * text looks like one
 */
export function readPitchId(typed: string): string | undefined {
  // Longer words only say what it is, in any language.
  const rest = typed.normalize("NFKC").replaceAll(/\p{L}{2,}/gu, " ");
  const match =
    /(?<field>[A-Za-zÆØÅæøå])\P{L}*?0*(?<number>[1-9]\d*)/u.exec(rest) ??
    /(?<!\d)0*(?<number>[1-9]\d*)\P{L}*(?<field>[A-Za-zÆØÅæøå])/u.exec(rest);
  return match ? `${match.groups!["field"]!.toUpperCase()}${match.groups!["number"]!}` : undefined;
}
