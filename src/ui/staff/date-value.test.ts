import { parseDate } from "@internationalized/date";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDateValue, parseDateValue, spelledValue, weekNumber } from "./date-value.ts";

const shown = (value: string) => parseDateValue(value, true)?.toString();

describe("date values", () => {
  test("a day stays that day", () => {
    fc.assert(
      fc.property(day, (value) => {
        expect(formatDateValue(parseDateValue(value, false))).toBe(value);
      }),
    );
  });

  test("a moment stays that moment, also in the hour that comes twice", () => {
    const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const value = new Date(minute * 60_000).toISOString().replace(".000", "");
        expect(formatDateValue(parseDateValue(value, true))).toBe(value);
      }),
    );
    for (const value of ["2027-10-31T00:30:00Z", "2027-10-31T01:30:00Z"])
      expect(formatDateValue(parseDateValue(value, true))).toBe(value);
  });

  test("moments are shown in Oslo's time", () => {
    expect(shown("2026-11-20T07:00:00Z")).toBe("2026-11-20T08:00:00+01:00[Europe/Oslo]");
    expect(shown("2027-03-28T00:59:00Z")).toBe("2027-03-28T01:59:00+01:00[Europe/Oslo]");
    expect(shown("2027-03-28T01:00:00Z")).toBe("2027-03-28T03:00:00+02:00[Europe/Oslo]");
    expect(shown("2027-10-31T00:30:00Z")).toBe("2027-10-31T02:30:00+02:00[Europe/Oslo]");
    expect(shown("2027-10-31T01:30:00Z")).toBe("2027-10-31T02:30:00+01:00[Europe/Oslo]");
  });

  test("what is no date is no value", () => {
    for (const value of ["", "2026-02-30", "i morgen", "20.11.2026"]) {
      expect(parseDateValue(value, false)).toBeNull();
      expect(parseDateValue(value, true)).toBeNull();
    }
    expect(formatDateValue(null)).toBe("");
  });
});

test("weeks are numbered as ISO 8601 has it", () => {
  const numbers = { "2026-11-20": 47, "2026-12-31": 53, "2027-01-03": 53, "2027-01-04": 1, "2024-12-30": 1 };
  for (const [value, number] of Object.entries(numbers)) expect(weekNumber(parseDate(value))).toBe(number);
});

describe("what is spelled", () => {
  const parts = (text: Record<string, string>) =>
    Object.entries(text).map(([type, written]) => ({ type, text: written, isPlaceholder: written === "" }));

  test("is that date when there is one", () => {
    fc.assert(
      fc.property(day, (value) => {
        const [year = "", month = "", date = ""] = value.split("-");
        expect(spelledValue(parts({ day: date, month, year }), new Date(value), false)).toBe(value);
      }),
    );
  });

  test("is nothing when a part is missing, or there is no such day or hour", () => {
    const nearest = new Date("2027-02-28");
    expect(spelledValue(parts({ day: "28", month: "02", year: "2027" }), nearest, false)).toBe("2027-02-28");
    expect(spelledValue(parts({ day: "31", month: "02", year: "2027" }), nearest, false)).toBe("");
    expect(spelledValue(parts({ day: "28", month: "", year: "2027" }), nearest, false)).toBe("");
    expect(spelledValue(parts({ day: "28", month: "02", year: "27" }), new Date("0027-02-28"), false)).toBe(
      "",
    );
    const night = { day: "28", month: "03", year: "2027", minute: "30" };
    const after = new Date("2027-03-28T01:30:00Z");
    expect(spelledValue(parts({ ...night, hour: "02" }), after, true)).toBe("");
    expect(spelledValue(parts({ ...night, hour: "03" }), after, true)).toBe("2027-03-28T01:30:00Z");
  });
});

const day = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
