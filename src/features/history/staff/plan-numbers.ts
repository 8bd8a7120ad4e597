import { planNumbersText } from "#messages/history";
import { languageTag, type Language } from "#src/i18n/language.ts";

/*
 * The plan's numbers as its editor says them: in metres and degrees, not in the units of its drawing.
 */

const text = planNumbersText;

type Measure = "point" | "extent" | "length" | "metres" | "degrees";

/** TABLE  what the ends of paths hold, the first that fits: a building's size is in the drawing's units, a pitch's in metres. */
const measures: readonly (readonly [end: RegExp, Measure])[] = [
  [/^places\.size$/, "extent"],
  [/\.size$/, "metres"],
  [/\.(corner|at|sign)$/, "point"],
  [/^measures\.(width|height)$/, "length"],
  [/\.(angle|north)$/, "degrees"],
];

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === "number");

/**
 * A number of the plan, or a pair of them, with its measure; undefined of what has none.
 * @param path of the field, without the places in lists: "areas.rows.corner"
 * @param scale metres in a unit of the drawing
 */
export function planNumber(
  value: unknown,
  path: string,
  scale: number,
  language: Language,
): string | undefined {
  const numbers = typeof value === "number" ? [value] : value;
  const measure = measures.find(([end]) => end.test(path))?.[1];
  if (!measure || !isNumbers(numbers)) return undefined;
  const inMetres = measure !== "metres" && measure !== "degrees" ? scale : 1;
  const [first = "", second = ""] = numbers.map((each) => numberWords(each * inMetres, language));
  switch (measure) {
    case "point":
      return text[language].point({ across: first, down: second });
    case "extent":
      return `${first} × ${second}\u00a0m`;
    case "metres":
      // The field's name says in what.
      return `${first} × ${second}`;
    case "length":
      return `${first}\u00a0m`;
    case "degrees":
      return `${first}°`;
  }
}

/** A number that is no price, to the hundredth at most. */
export function numberWords(number: number, language: Language): string {
  return number.toLocaleString(languageTag[language], { maximumFractionDigits: 2 });
}
