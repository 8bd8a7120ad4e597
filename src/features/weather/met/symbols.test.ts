import { describe, expect, test } from "vitest";
import { languages } from "#src/i18n/language.ts";
import { readSymbol, symbolPicture, weatherSymbols } from "./symbols.ts";
import { weatherKindText } from "#messages/weather";
import { compassPoint } from "./wind.ts";

/** The codes in MET's documentation. */
const inEachLight =
  "clearsky fair partlycloudy lightrainshowers rainshowers heavyrainshowers lightrainshowersandthunder rainshowersandthunder heavyrainshowersandthunder lightsleetshowers sleetshowers heavysleetshowers lightssleetshowersandthunder sleetshowersandthunder heavysleetshowersandthunder lightsnowshowers snowshowers heavysnowshowers lightssnowshowersandthunder snowshowersandthunder heavysnowshowersandthunder";
const plain =
  "cloudy rain heavyrain heavyrainandthunder sleet snow snowandthunder fog rainandthunder sleetandthunder lightrainandthunder lightsleetandthunder heavysleetandthunder lightsnowandthunder heavysnowandthunder lightrain lightsleet heavysleet lightsnow heavysnow";
const codes = [
  ...inEachLight
    .split(" ")
    .flatMap((kind) => ["day", "night", "polartwilight"].map((light) => `${kind}_${light}`)),
  ...plain.split(" "),
];

describe("symbols", () => {
  test("are exactly MET's 83 codes of 41 kinds", () => {
    expect([...weatherSymbols.keys()].toSorted()).toEqual(codes.toSorted());
    expect(weatherSymbols.size).toBe(83);
    expect(new Set([...weatherSymbols.values()].map(({ kind }) => kind)).size).toBe(41);
  });

  test.each(languages)("each kind has its own text in %s", (language) => {
    const texts = [...weatherSymbols.values()].map(({ kind }) => weatherKindText[language][kind]);
    expect(new Set(texts).size).toBe(41);
  });

  test("the correct spelling means the same as MET's misspelt code", () => {
    for (const matter of ["sleet", "snow"]) {
      const wrong = `lights${matter}showersandthunder_night`;
      const right = `light${matter}showersandthunder_night`;
      expect(readSymbol(right)).toBe(weatherSymbols.get(wrong));
      expect(symbolPicture(right)).toBe(`weather/${wrong}.svg`);
    }
  });

  test.each(["", "unknown", "clearsky", "cloudy_day", "tornado", "__proto__", "../secret"])(
    "%j is unknown and has a neutral picture",
    (code) => {
      expect(readSymbol(code)).toBeUndefined();
      expect(symbolPicture(code)).toBe("weather/unknown.svg");
    },
  );
});

test.each([
  [0, "north"],
  [22.4, "north"],
  [22.6, "northeast"],
  [90, "east"],
  [212.4, "southwest"],
  [337.6, "north"],
  [359.9, "north"],
])("wind from %d degrees is from the %s", (degrees, point) => {
  expect(compassPoint(degrees)).toBe(point);
});
