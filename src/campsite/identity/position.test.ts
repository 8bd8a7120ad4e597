import { expect, test } from "vitest";
import { languages } from "#src/i18n/language.ts";
import { formatPosition, spokenNumber, spokenPosition } from "./position.ts";

test("formats a position in degrees and minutes", () => {
  expect([formatPosition(58.99, "north", "nb"), formatPosition(-9.5, "east", "en")]).toEqual([
    "58°59,4′\u00a0N",
    "9°30.0′\u00a0W",
  ]);
  expect(formatPosition(58.9999, "north", "en")).toBe("59°0.0′\u00a0N");
});

test("formats a position as text to say on the phone", () => {
  expect(languages.map((language) => spokenPosition(58.99, "north", language))).toEqual([
    "Femtiåtte grader, femtini komma fire minutter nord.",
    "Fifty-eight degrees, fifty-nine point four minutes north.",
    "Achtundfünfzig Grad, neunundfünfzig Komma vier Minuten Nord.",
  ]);
  expect(languages.map((language) => spokenPosition(-9.97, "east", language))).toEqual([
    "Ni grader, femtiåtte komma to minutter vest.",
    "Nine degrees, fifty-eight point two minutes west.",
    "Neun Grad, achtundfünfzig Komma zwei Minuten West.",
  ]);
});

test("spells numbers in each language", () => {
  const said = (value: number) => languages.map((language) => spokenNumber(value, language));
  expect(said(0)).toEqual(["null", "zero", "null"]);
  expect(said(21)).toEqual(["tjueen", "twenty-one", "einundzwanzig"]);
  expect(said(30)).toEqual(["tretti", "thirty", "dreißig"]);
  expect(said(179)).toEqual(["179", "179", "179"]);
});
