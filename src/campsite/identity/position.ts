import { positionText, spokenNumberText } from "#messages/identity";
import type { Language } from "#src/i18n/language.ts";
import { withUpperFirst } from "#src/i18n/phrases.ts";

type Axis = "north" | "east";

const opposite = { north: "south", east: "west" } as const;

function inMinutes(degrees: number): { whole: number; minutes: number; tenths: number } {
  const tenthsOfMinutes = Math.round(Math.abs(degrees) * 600);
  return {
    whole: Math.floor(tenthsOfMinutes / 600),
    minutes: Math.floor(tenthsOfMinutes / 10) % 60,
    tenths: tenthsOfMinutes % 10,
  };
}

/** Formats a latitude or longitude in degrees and minutes, such as 58°59,5′ N. English has a decimal point. */
export function formatPosition(degrees: number, axis: Axis, language: Language): string {
  const { whole, minutes, tenths } = inMinutes(degrees);
  const { decimalMark, letters } = positionText[language];
  return `${whole}°${minutes}${decimalMark}${tenths}′\u00a0${letters[degrees < 0 ? opposite[axis] : axis]}`;
}

/** Returns a whole number in words, or in digits from 100. */
export function spokenNumber(value: number, language: Language): string {
  const { joined, ...names } = spokenNumberText[language];
  const named: Readonly<Record<string, string>> = names;
  const known = named[String(value)];
  if (known !== undefined) return known;
  const ten = named[String(value - (value % 10))];
  const one = named[String(value % 10)];
  return value < 100 && ten && one ? joined({ ten, one }) : String(value);
}

/** Returns a coordinate in the words of a phone call, such as "Femtiåtte grader, femtini komma fire minutter nord." */
export function spokenPosition(degrees: number, axis: Axis, language: Language): string {
  const { whole, minutes, tenths } = inMinutes(degrees);
  const { directions, spoken } = positionText[language];
  const words = spoken({
    degrees: spokenNumber(whole, language),
    minutes: spokenNumber(minutes, language),
    tenths: spokenNumber(tenths, language),
    direction: directions[degrees < 0 ? opposite[axis] : axis],
  });
  return withUpperFirst(words);
}
