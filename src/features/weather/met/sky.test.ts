import { expect, test } from "vitest";
import { skyOf } from "./sky.ts";
import { weatherSymbols } from "./symbols.ts";

test("the sky follows the weather symbol: clear with sun or stars, otherwise cloudy, rain or snow", () => {
  const bySky = Map.groupBy(weatherSymbols.keys(), (code) => skyOf(code));
  const kinds = (sky: Parameters<typeof bySky.get>[0]) =>
    new Set(bySky.get(sky)!.map((code) => code.replace(/_.*/, "")));
  expect(kinds("clear")).toEqual(new Set(["clearsky", "fair", "partlycloudy"]));
  expect(kinds("cloudy")).toEqual(new Set(["cloudy", "fog"]));
  expect([...kinds("snow")].every((code) => code.includes("snow"))).toBe(true);
  expect([...kinds("rain")].every((code) => /rain|sleet/.test(code))).toBe(true);
  expect([skyOf("rainofframs"), skyOf(undefined)]).toEqual(["clear", "clear"]);
});

test("a gale turns the sky into a storm, and keeps the rain or snow", () => {
  expect([skyOf("rain", 10.7), skyOf("rain", 10.8), skyOf("lightsnow", 14)]).toEqual([
    "rain",
    "rainstorm",
    "snowstorm",
  ]);
  expect([skyOf("clearsky_day", 12), skyOf(undefined, 12)]).toEqual(["storm", "storm"]);
});
