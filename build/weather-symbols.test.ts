import { expect, test } from "vitest";
import { weatherSymbols } from "#src/features/weather/met/symbols.ts";
import { drawWeather } from "./weather-symbols.ts";

const pictures = [...weatherSymbols.values(), undefined].map(drawWeather);

test("all weather symbols look different", () => {
  expect(new Set(pictures).size).toBe(84);
});

test("each weather symbol has less than 1,300 characters and works under any Content-Security-Policy", () => {
  for (const picture of pictures) {
    expect(picture.length).toBeLessThan(1300);
    expect(picture).not.toMatch(/style|script|NaN|undefined|href/);
  }
});
