/*
 * Cuts the typefaces to the letters and weights that src/ui/styles/fonts.css says their small files hold, and writes
 * those files to src/ui/fonts: `npm run fonts`, after the list there or a typeface has changed. What they leave out is
 * in the typefaces' own files, which browsers fetch when a page has such a letter.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

const style = path.resolve("src/ui/styles/fonts.css");
const faces = readFileSync(style, "utf8").match(/@font-face\s*\{[^}]*\}/g) ?? [];
const small = faces.filter((face) => face.includes('url("../fonts/'));

for (const face of small) {
  const family = /font-family: ("[^"]+")/.exec(face)![1]!;
  const whole = faces.find((other) => other.includes(family) && other !== face)!;
  const [from, to] = [whole, face].map((each) =>
    path.resolve(path.dirname(style), /url\("([^"]+)"\)/.exec(each)![1]!),
  );
  const options = {
    targetFormat: "woff2",
    variationAxes: { wght: weightsIn(face) },
    // The design asks for these alone; fractions and the like would bring letters that nobody sees.
    keepFeatures: ["kern", "tnum"],
  } as const;
  const font = await subsetFont(readFileSync(from!), lettersIn(face), options);
  writeFileSync(to!, font);
  console.log(`${path.relative(".", to!)}: ${font.length} bytes`);
}

/** The letters of a face's unicode-range. */
function lettersIn(face: string): string {
  const ranges = [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first, last = first]) =>
    [first!, last!].map((code) => Number.parseInt(code, 16)),
  );
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last! - first! + 1 }, (_, index) => first! + index))
    .map((code) => String.fromCodePoint(code))
    .join("");
}

/** The one weight of a face, or the range of them. */
function weightsIn(face: string): number | { min: number; max: number } {
  const [min, max = min] = /font-weight: ([\d ]+)/.exec(face)![1]!.split(" ").map(Number);
  return min === max ? min! : { min: min!, max: max! };
}
