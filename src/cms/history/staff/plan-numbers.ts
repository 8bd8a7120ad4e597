import { planNumbersText } from "#messages/history";
import { languageTag, type Language } from "#src/i18n/language.ts";

const text = planNumbersText;

type Measure = "point" | "extent" | "length" | "metres" | "degrees";

/**
 * TABLE  the unit of a number in the plan, by the end of the field's path. The first match counts. The size of a
 * building is in plan units.
 */
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
 * Formats numbers of the plan. Undefined for other fields. @param path such as "areas.rows.corner" @param scale
 * metres per plan unit
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
  const metresPerUnit = measure !== "metres" && measure !== "degrees" ? scale : 1;
  const [first = "", second = ""] = numbers.map((each) => numberWords(each * metresPerUnit, language));
  switch (measure) {
    case "point":
      return text[language].point({ across: first, down: second });
    case "extent":
      return `${first} × ${second}\u00a0m`;
    case "metres":
      return `${first} × ${second}`;
    case "length":
      return `${first}\u00a0m`;
    case "degrees":
      return `${first}°`;
  }
}

export function numberWords(number: number, language: Language): string {
  return number.toLocaleString(languageTag[language], { maximumFractionDigits: 2 });
}
