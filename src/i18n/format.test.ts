import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "./language.ts";
import {
  briefCount,
  formatAmount,
  formatCount,
  formatDate,
  formatDay,
  formatDayOfYear,
  formatPeriodOfYear,
  formatPhone,
  formatPrice,
  formatShortTime,
  formatTime,
  isWholeYear,
} from "./format.ts";
import { exampleLanguages } from "#test/support/example-languages.ts";

const lateEvening = Temporal.Instant.from("2026-11-20T22:05:00Z");

test("formatDate formats a date in Norwegian notation and in Oslo's time zone", () => {
  expect(formatDate(lateEvening)).toBe("20.11.2026");
  expect(formatDate(lateEvening.add({ hours: 1 }))).toBe("21.11.2026");
  expect(formatDate(Temporal.PlainDate.from("2026-01-02"))).toBe("02.01.2026");
});

test("formatTime formats a time in Oslo's time zone, in summer and in winter", () => {
  expect(formatTime(lateEvening, "nb")).toBe("23.05");
  expect(formatTime(Temporal.Instant.from("2026-07-20T22:05:00Z"), "de")).toBe("00:05");
  expect(formatTime(Temporal.PlainTime.from("09:00"), "en")).toBe("09:00");
});

test("formatDay and formatDayOfYear format a day as words in each language", () => {
  const day = Temporal.PlainDate.from("2026-07-16");
  const read = (today: string) =>
    exampleLanguages.map((language) => formatDay(day, language, Temporal.PlainDate.from(today)));
  expect(read("2026-01-01")).toEqual(["torsdag 16. juli", "Thursday 16 July", "Donnerstag, 16. Juli"]);
  // If today is in another year, the text contains the year.
  expect(read("2025-12-31")).toEqual([
    "torsdag 16. juli 2026",
    "Thursday, 16 July 2026",
    "Donnerstag, 16. Juli 2026",
  ]);
  const opening = Temporal.PlainMonthDay.from("04-24");
  expect([
    formatDayOfYear(opening, "nb"),
    formatDayOfYear(opening, "en"),
    formatDayOfYear(opening, "de"),
  ]).toEqual(["24. april", "24 April", "24. April"]);
});

test("formatCount groups digits in each language's notation, and briefCount shortens counts over 999", () => {
  expect(exampleLanguages.map((each) => formatCount(91500, each))).toEqual(["91 500", "91,500", "91.500"]);
  expect(exampleLanguages.map((each) => formatCount(12, each))).toEqual(["12", "12", "12"]);
  expect([0, 999, 1000, 91500].map(briefCount)).toEqual(["0", "999", "999+", "999+"]);
});

test("formatAmount and formatPrice group digits with a no-break space", () => {
  expect(formatAmount(24500)).toBe("24\u00a0500");
  expect(formatPrice(290)).toBe("290\u00a0kr");
  expect(formatPrice(1190.5)).toBe("1\u00a0190,50\u00a0kr");
});

test("formatPhone adds the country code to a Norwegian phone number in English and German", () => {
  expect(formatPhone("+4733001234", "nb")).toBe("33\u00a000\u00a012\u00a034");
  expect(formatPhone("+4733001234", "de")).toBe("+47\u00a033\u00a000\u00a012\u00a034");
  expect(formatPhone("+498912345", "nb")).toBe("+498912345");
});

test("formatShortTime formats full hours briefly in Norwegian and German, and formats 24:00 as midnight in English", () => {
  const formatted = ["09:00", "09:30", "21:00", "24:00"].map((time) =>
    exampleLanguages.map((language) => formatShortTime(time, language)),
  );
  expect(formatted).toEqual([
    ["09", "09:00", "9"],
    ["09.30", "09:30", "9.30"],
    ["21", "21:00", "21"],
    ["24", "midnight", "24"],
  ]);
});

const day = fc
  .integer({ min: 0, max: 365 })
  .map((days) => Temporal.PlainDate.from("2000-01-01").add({ days }).toString().slice(5));
const between = (first: string, last: string) => `${first} … ${last}`;

test("formatPeriodOfYear formats a period of the year with its first and last day, unless it is the whole year", () => {
  fc.assert(
    fc.property(day, day, fc.constantFrom(...languages), (first, last, language) => {
      fc.pre(!isWholeYear(first, last));
      expect(formatPeriodOfYear(first, last, language, between)).toBe(`${first} … ${last}`);
    }),
    {
      examples: [
        ["01-01", "12-30", "nb"],
        ["01-02", "12-31", "de"],
        ["12-31", "01-01", "en"],
      ],
    },
  );
});

test("a period counts as the whole year only if it contains every day", () => {
  fc.assert(
    fc.property(day, day, day, (first, last, other) => {
      const isIn = first <= last ? first <= other && other <= last : first <= other || other <= last;
      if (isWholeYear(first, last)) expect(isIn).toBe(true);
    }),
    {
      examples: [
        ["01-01", "12-31", "02-29"],
        ["05-01", "04-30", "02-29"],
      ],
    },
  );
  const formatted = exampleLanguages.map((language) =>
    formatPeriodOfYear("01-01", "12-31", language, between),
  );
  expect(formatted).toEqual(["hele året", "all year", "ganzjährig"]);
  expect(["04-30", "04-29"].map((last) => isWholeYear("05-01", last))).toEqual([true, false]);
});
