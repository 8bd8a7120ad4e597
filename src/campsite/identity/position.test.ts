import { expect, test } from "vitest";
import { inEveryLanguage } from "#src/i18n/language.ts";
import { formatPosition, spokenNumber, spokenPosition } from "./position.ts";

test("formatPosition() formats a position in degrees and minutes", () => {
  expect([formatPosition(58.99, "north", "nb"), formatPosition(-9.5, "east", "en")]).toEqual([
    "58°59,4′\u00a0N",
    "9°30.0′\u00a0W",
  ]);
  expect(formatPosition(58.9999, "north", "en")).toBe("59°0.0′\u00a0N");
});

test("spokenPosition() formats a position as text to say on the phone", () => {
  expect(inEveryLanguage((language) => spokenPosition(58.99, "north", language))).toMatchObject({
    nb: "Femtiåtte grader, femtini komma fire minutter nord.",
    en: "Fifty-eight degrees, fifty-nine point four minutes north.",
    de: "Achtundfünfzig Grad, neunundfünfzig Komma vier Minuten Nord.",
  });
  expect(inEveryLanguage((language) => spokenPosition(-9.97, "east", language))).toMatchObject({
    nb: "Ni grader, femtiåtte komma to minutter vest.",
    en: "Nine degrees, fifty-eight point two minutes west.",
    de: "Neun Grad, achtundfünfzig Komma zwei Minuten West.",
  });
});

test("spokenNumber() writes numbers below 100 as words in each language, and larger numbers in digits", () => {
  const spoken = (value: number) => inEveryLanguage((language) => spokenNumber(value, language));
  expect(spoken(0)).toMatchObject({ nb: "null", en: "zero", de: "null" });
  expect(spoken(21)).toMatchObject({ nb: "tjueen", en: "twenty-one", de: "einundzwanzig" });
  expect(spoken(30)).toMatchObject({ nb: "tretti", en: "thirty", de: "dreißig" });
  expect(spoken(179)).toEqual(inEveryLanguage(() => "179"));
});
