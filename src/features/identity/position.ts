import type { Language } from "#src/i18n/language.ts";

/** The axis on which a position is told. */
type Axis = "north" | "east";

/** TABLE  the letters of both ways along an axis. */
const letters: Record<Language, Record<Axis, [string, string]>> = {
  nb: { north: ["N", "S"], east: ["Ø", "V"] },
  en: { north: ["N", "S"], east: ["E", "W"] },
  de: { north: ["N", "S"], east: ["O", "W"] },
};

/** What stands before decimals. */
export const decimalMark: Record<Language, string> = { nb: ",", en: ".", de: "," };

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
  const letter = letters[language][axis][degrees < 0 ? 1 : 0];
  return `${whole}°${minutes}${decimalMark[language]}${tenths}′\u00a0${letter}`;
}

/** TABLE  how a language says 0 to 19, the tens from 20, the two together, and the sign before decimals. */
const numbers: Record<Language, { small: string; tens: string; join(ten: string, one: string): string }> = {
  nb: {
    small:
      "null en to tre fire fem seks sju åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten",
    tens: "tjue tretti førti femti seksti sytti åtti nitti",
    join: (ten, one) => `${ten}${one}`,
  },
  en: {
    small:
      "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    tens: "twenty thirty forty fifty sixty seventy eighty ninety",
    join: (ten, one) => `${ten}-${one}`,
  },
  de: {
    small:
      "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
    tens: "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
    join: (ten, one) => `${one === "eins" ? "ein" : one}und${ten}`,
  },
};

/** A whole number in words; from 100 on in figures. */
export function spokenNumber(value: number, language: Language): string {
  const { small, tens, join } = numbers[language];
  const ones = small.split(" ");
  if (value < 20) return ones[value]!;
  const ten = tens.split(" ")[Math.floor(value / 10) - 2];
  if (!ten) return String(value);
  return value % 10 === 0 ? ten : join(ten, ones[value % 10]!);
}

/** TABLE  degrees and minutes as a language says them. */
const sentences: Record<
  Language,
  (degrees: string, minutes: string, tenths: string, towards: string) => string
> = {
  nb: (degrees, minutes, tenths, towards) =>
    `${degrees} grader, ${minutes} komma ${tenths} minutter ${towards}`,
  en: (degrees, minutes, tenths, towards) =>
    `${degrees} degrees, ${minutes} point ${tenths} minutes ${towards}`,
  de: (degrees, minutes, tenths, towards) => `${degrees} Grad, ${minutes} Komma ${tenths} Minuten ${towards}`,
};

const directions: Record<Language, Record<Axis, [string, string]>> = {
  nb: { north: ["nord", "sør"], east: ["øst", "vest"] },
  en: { north: ["north", "south"], east: ["east", "west"] },
  de: { north: ["Nord", "Süd"], east: ["Ost", "West"] },
};

/** The same as it is said on the phone, as a sentence: "Femtiåtte grader, femtini komma fire minutter nord." */
export function spokenPosition(degrees: number, axis: Axis, language: Language): string {
  const { whole, minutes, tenths } = inMinutes(degrees);
  const said = (value: number) => spokenNumber(value, language);
  const towards = directions[language][axis][degrees < 0 ? 1 : 0];
  const words = sentences[language](said(whole), said(minutes), said(tenths), towards);
  return `${words[0]!.toUpperCase()}${words.slice(1)}.`;
}
