/*
 * Reduces the typefaces to the letters and weights in src/ui/styles/fonts.css. Writes the small files to src/ui/fonts.
 * Run `npm run fonts` after a change of fonts.css. For all other letters, browsers load the complete typefaces.
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
    // All other font features, such as fractions, would add letters that no page uses.
    keepFeatures: ["kern", "tnum"],
  } as const;
  const font = await subsetFont(readFileSync(from!), lettersIn(face), options);
  writeFileSync(to!, font);
  console.log(`${path.relative(".", to!)}: ${font.length} bytes`);
}

function lettersIn(face: string): string {
  const ranges = [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first, last = first]) =>
    [first!, last!].map((code) => Number.parseInt(code, 16)),
  );
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last! - first! + 1 }, (_, index) => first! + index))
    .map((code) => String.fromCodePoint(code))
    .join("");
}

function weightsIn(face: string): number | { min: number; max: number } {
  const [min, max = min] = /font-weight: ([\d ]+)/.exec(face)![1]!.split(" ").map(Number);
  return min === max ? min! : { min: min!, max: max! };
}
