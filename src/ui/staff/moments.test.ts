import { expect, test } from "vitest";
import { languages } from "#src/i18n/language.ts";
import { longMoment } from "./moments.ts";

const now = Temporal.Instant.from("2026-11-20T12:20:00Z");
const inEveryLanguage = (instant: string) => languages.map((language) => longMoment(instant, language, now));

test("a moment in full says the year when it isn't this year's", () => {
  expect(inEveryLanguage("2026-11-20T12:20:00Z")).toEqual([
    "fredag 20. november kl. 13.20",
    "Friday 20 November at 13:20",
    "Freitag, 20. November um 13:20 Uhr",
  ]);
  expect(inEveryLanguage("2019-11-20T12:20:00Z")).toEqual([
    "onsdag 20. november 2019 kl. 13.20",
    "Wednesday, 20 November 2019 at 13:20",
    "Mittwoch, 20. November 2019 um 13:20 Uhr",
  ]);
});

test("whose year it is, the clock in Oslo says", () => {
  expect(longMoment("2026-12-31T23:30:00Z", "nb", now)).toBe("fredag 1. januar 2027 kl. 00.30");
});
