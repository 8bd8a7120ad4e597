import { parseDate } from "@internationalized/date";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { today } from "#src/cms/staff/clock.ts";
import { languages } from "#src/i18n/language.ts";
import { timeZone } from "#src/i18n/format.ts";
import { parseMoment, toStoredInstant } from "#src/i18n/times/time.ts";
import { calendarDay, isWithoutYear, partsOf, tidyParts, valueOf, weekNumber } from "./date-value.ts";

const language = fc.constantFrom(...languages);

describe("a date field", () => {
  test("parses its own display text of a day back to the same day", () => {
    fc.assert(
      fc.property(day, language, (value, shownIn) => {
        const shown = partsOf(value, false, shownIn);
        expect(valueOf(shown, false)).toBe(value);
        expect(calendarDay(value)!.toString()).toBe(value);
      }),
    );
  });

  test("parses its own display text of a time back to the same time, except in the repeated hour in autumn", () => {
    const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });
    fc.assert(
      fc.property(minutes, language, (minute, shownIn) => {
        const value = new Date(minute * 60_000).toISOString().replace(".000", "");
        const read = Temporal.Instant.from(valueOf(partsOf(value, true, shownIn), true));
        expect([0, 1]).toContain(Temporal.Instant.from(value).since(read).total("hours"));
      }),
    );
  });

  test("shows and reads times in Oslo's time zone", () => {
    expect(partsOf("2026-11-20T07:00:00Z", true, "nb")).toEqual({ day: "20.11.2026", time: "08.00" });
    expect(partsOf("2027-03-28T01:00:00Z", true, "en")).toEqual({ day: "28.03.2027", time: "03:00" });
    expect(valueOf({ day: "1. juni 2027", time: "9" }, true)).toBe("2027-06-01T07:00:00Z");
    expect(valueOf({ day: "1/6-27 kl. 10", time: "9" }, true)).toBe("2027-06-01T08:00:00Z");
    expect(valueOf({ day: "1.12.2027", time: "" }, true)).toBe("2027-12-01T07:00:00Z");
  });

  test("adds the next possible year when a field for future days gets a day without a year, and reports the addition", () => {
    const from = Temporal.PlainDate.from("2026-11-26");
    expect(valueOf({ day: "17.5.", time: "" }, false, from)).toBe("2027-05-17");
    expect(valueOf({ day: "17. mai kl. 9", time: "" }, true, from)).toBe("2027-05-17T07:00:00Z");
    expect(tidyParts({ day: "17.5", time: "10" }, true, "nb", from)).toEqual({
      day: "17.05.2027",
      time: "10.00",
    });
    const without = ["17.5", "17. mai", "17.5.27", "31.6", ""].map((day) =>
      isWithoutYear({ day, time: "" }, from),
    );
    expect(without).toEqual([true, true, false, false, false]);
    // A field that allows past days needs the year.
    expect(valueOf({ day: "17.5.", time: "" }, false)).toBe("17.5.");
  });

  test("reads a time without a date when the field takes only future times", () => {
    const [from, tomorrow] = [today(), today().add({ days: 1 })];
    const at = (day: Temporal.PlainDate) =>
      toStoredInstant(day.toZonedDateTime({ timeZone, plainTime: "12:00" }).toInstant());
    expect(valueOf({ day: "kl 12", time: "" }, true, from)).toBe(at(from));
    expect(valueOf({ day: "i morgen", time: "12" }, true, from)).toBe(at(tomorrow));
    expect(valueOf({ day: "kl 12", time: "" }, true)).toBe("kl 12");
    expect(valueOf({ day: "i morgen", time: "" }, false, from)).toBe("i morgen");
  });

  test("keeps unreadable text, as an invalid value", () => {
    const neither = [
      { day: "31.2.2027", time: "" },
      { day: "1. juni", time: "08.00" },
      { day: "1.6.2027", time: "25" },
      // This hour is skipped when summer time begins.
      { day: "28.03.2027", time: "02.30" },
    ];
    for (const parts of neither) {
      const value = valueOf(parts, true);
      expect(value).toContain(parts.day);
      expect(value).toContain(parts.time);
      expect(parseMoment(value)).toBeUndefined();
      expect(calendarDay(value)).toBeNull();
      expect(tidyParts(parts, true, "nb")).toBe(parts);
      expect(partsOf(value, true, "nb")).toEqual({ day: value, time: "" });
    }
  });

  test("normalises the text on blur, and removes a time without a day", () => {
    expect(tidyParts({ day: "1/6-27 kl. 10", time: "" }, true, "nb")).toEqual({
      day: "01.06.2027",
      time: "10.00",
    });
    expect(tidyParts({ day: "2027-06-01", time: "" }, false, "de")).toEqual({ day: "01.06.2027", time: "" });
    expect(tidyParts({ day: " ", time: "10.00" }, true, "nb")).toEqual({ day: "", time: "" });
    expect(valueOf({ day: " ", time: "10.00" }, true)).toBe("");
  });
});

test("weekNumber() numbers weeks by ISO 8601", () => {
  const numbers = { "2026-11-20": 47, "2026-12-31": 53, "2027-01-03": 53, "2027-01-04": 1, "2024-12-30": 1 };
  for (const [value, number] of Object.entries(numbers)) expect(weekNumber(parseDate(value))).toBe(number);
});

const day = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
