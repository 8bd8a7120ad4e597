import fc from "fast-check";
import { expect, test } from "vitest";
import { isInPeriod, occurrenceAt, seasonState } from "./season.ts";

const dayOfYear = fc
  .integer({ min: 0, max: 365 })
  .map((days) => Temporal.PlainDate.from("2000-01-01").add({ days }).toString().slice(5));
const date = fc
  .integer({ min: 0, max: 1100 })
  .map((days) => Temporal.PlainDate.from("2026-01-01").add({ days }));

test("a period is current on its days and in the future on all other days, also over New Year", () => {
  fc.assert(
    fc.property(date, dayOfYear, dayOfYear, (day, first, last) => {
      const occurrence = occurrenceAt(day, first, last);
      expect(Temporal.PlainDate.compare(occurrence.first, occurrence.last)).toBeLessThanOrEqual(0);
      const isCurrent = Temporal.PlainDate.compare(occurrence.first, day) <= 0;
      expect(Temporal.PlainDate.compare(day, occurrence.last)).toBeLessThanOrEqual(0);
      expect(isInPeriod(day, first, last)).toBe(isCurrent);
      expect(occurrence.first.since(day, { largestUnit: "days" }).days).toBeLessThanOrEqual(366);
    }),
    { examples: [[Temporal.PlainDate.from("2027-02-28"), "02-29", "02-29"]] },
  );
});

test("a season over New Year opens again in the year in which it has ended", () => {
  const winter = { opens: "11-15", closes: "04-15" };
  const at = (moment: string) => {
    const season = seasonState(winter, Temporal.Instant.from(moment));
    return season.isOpen ? "open" : season.reopens.toString();
  };
  expect(at("2026-11-14T22:59:59Z")).toBe("2026-11-15");
  expect(at("2026-11-14T23:00:00Z")).toBe("open");
  expect(at("2026-12-31T23:30:00Z")).toBe("open");
  expect(at("2027-04-15T21:59:59Z")).toBe("open");
  expect(at("2027-04-15T22:00:00Z")).toBe("2027-11-15");
});
