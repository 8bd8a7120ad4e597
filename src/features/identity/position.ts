import { positionText, spokenNumberText } from "#messages/identity";
import type { Language } from "#src/i18n/language.ts";
import { withUpperFirst } from "#src/i18n/phrases.ts";

/** The axis on which a position is told. */
type Axis = "north" | "east";

/** The opposite direction of each axis. */
const opposite = { north: "south", east: "west" } as const;

/** Degrees as whole ones and minutes with tenths. */
function inMinutes(degrees: number): { whole: number; minutes: number; tenths: number } {
  const tenthsOfMinutes = Math.round(Math.abs(degrees) * 600);
  return {
    whole: Math.floor(tenthsOfMinutes / 600),
    minutes: Math.floor(tenthsOfMinutes / 10) % 60,
    tenths: tenthsOfMinutes % 10,
  };
}

/** A latitude or longitude as it is written: 58°59,5′ N, with a point in English. */
export function formatPosition(degrees: number, axis: Axis, language: Language): string {
  const { whole, minutes, tenths } = inMinutes(degrees);
  const { decimalMark, letters } = positionText[language];
  return `${whole}°${minutes}${decimalMark}${tenths}′\u00a0${letters[degrees < 0 ? opposite[axis] : axis]}`;
}

/** A whole number in words; from 100 on in figures. */
export function spokenNumber(value: number, language: Language): string {
  const { joined, ...names } = spokenNumberText[language];
  const named: Readonly<Record<string, string>> = names;
  const known = named[String(value)];
  if (known !== undefined) return known;
  const ten = named[String(value - (value % 10))];
  const one = named[String(value % 10)];
  return value < 100 && ten && one ? joined({ ten, one }) : String(value);
}

/** The same as it is said on the phone, as a sentence: "Femtiåtte grader, femtini komma fire minutter nord." */
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
