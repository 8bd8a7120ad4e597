/**
 * Reads an amount as people write it in Norwegian: "24500", "24 500", "24500,50", "24 500 kr".
 * @returns undefined when it is none, or could be read in two ways
 */
export function parseAmount(text: string): number | undefined {
  const written = text
    .replaceAll(/[\s\u00a0\u202f]+/g, " ")
    .trim()
    .replace(/ ?(?:kr\.?|,-)$/i, "");
  // A point may stand before øre, but "24.500" is as much a thousand times more elsewhere.
  if (!/^(?:\d+|\d{1,3}(?: \d{3})+)(?:[.,]\d{1,2})?$/.test(written)) return undefined;
  return Number(written.replaceAll(" ", "").replace(",", "."));
}
