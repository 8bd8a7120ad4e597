import { expect, test } from "vitest";
import { dayOfEnd, endMomentInWords, longMoment, shortMoment, untilInWords } from "./moments.ts";
import { exampleLanguages } from "#test/support/example-languages.ts";

const now = Temporal.Instant.from("2026-11-20T12:20:00Z");
const inEveryLanguage = (instant: string) =>
  exampleLanguages.map((language) => longMoment(instant, language, now));

test("longMoment() adds the year only if it isn't the current year, and allows no line break in the day or the time", () => {
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

test("an end at midnight is formatted as the end of the day before", () => {
  const ends = (format: typeof untilInWords, instant: string) =>
    exampleLanguages.map((language) => format(instant, language, now));
  expect(ends(untilInWords, "2027-04-23T22:00:00Z")).toEqual([
    "til og med fredag 23.\u00a0april 2027",
    "until the end of Friday, 23\u00a0April 2027",
    "bis einschließlich Freitag, 23.\u00a0April 2027",
  ]);
  expect(ends(untilInWords, "2026-11-20T23:00:00Z")).toEqual([
    "til og med i dag",
    "until the end of today",
    "bis einschließlich heute",
  ]);
  expect(ends(endMomentInWords, "2026-11-19T23:00:00Z")).toEqual([
    "i går kl.\u00a024.00",
    "yesterday at\u00a0midnight",
    "gestern um\u00a024:00\u00a0Uhr",
  ]);
  expect(dayOfEnd("2026-11-19T23:00:00Z", "nb")).toBe("tor. 19.11.2026 kl.\u00a024.00");
});

test("midnight is formatted as the day alone", () => {
  const short = (instant: string) => shortMoment(instant, "nb", now);
  expect(short("2026-11-20T08:30:00Z")).toBe("i dag\u00a009.30");
  expect(short("2026-11-19T23:00:00Z")).toBe("i dag");
  expect(short("2026-11-18T23:00:00Z")).toBe("i går");
  expect(short("2026-11-16T23:00:00Z")).toBe("17.11.2026");
});

test("an end at another time is formatted with its time, and with its date unless the end is today", () => {
  expect(untilInWords("2026-11-20T14:00:00Z", "nb", now)).toBe("til kl.\u00a015.00 i dag");
  expect(untilInWords("2026-11-21T14:00:00Z", "nb", now)).toBe("til lørdag 21.\u00a0november kl.\u00a015.00");
});
