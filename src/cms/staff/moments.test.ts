import { expect, test } from "vitest";
import { longMoment } from "./moments.ts";
import { exampleLanguages } from "#test/support/example-languages.ts";

const now = Temporal.Instant.from("2026-11-20T12:20:00Z");
const inEveryLanguage = (instant: string) =>
  exampleLanguages.map((language) => longMoment(instant, language, now));

test("a long moment contains the year only if it isn't the current year, and doesn't break within the day or the time", () => {
  expect(inEveryLanguage("2026-11-20T12:20:00Z")).toEqual([
    "fredag 20.\u00a0november kl.\u00a013.20",
    "Friday 20\u00a0November at\u00a013:20",
    "Freitag, 20.\u00a0November um\u00a013:20\u00a0Uhr",
  ]);
  expect(inEveryLanguage("2019-11-20T12:20:00Z")).toEqual([
    "onsdag 20.\u00a0november 2019 kl.\u00a013.20",
    "Wednesday, 20\u00a0November 2019 at\u00a013:20",
    "Mittwoch, 20.\u00a0November 2019 um\u00a013:20\u00a0Uhr",
  ]);
});

test("the current year is the year in Oslo", () => {
  expect(longMoment("2026-12-31T23:30:00Z", "nb", now)).toBe("fredag 1.\u00a0januar 2027 kl.\u00a000.30");
});
