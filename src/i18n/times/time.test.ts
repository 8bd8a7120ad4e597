import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayOf, parseDay, parseMoment, startOfDay, toStoredInstant } from "./time.ts";

describe("parseMoment", () => {
  test("refuses a very long text at once", () => {
    const before = performance.now();
    expect(parseMoment("T ".repeat(60_000))).toBeUndefined();
    expect(performance.now() - before).toBeLessThan(200);
  });

  test.each([
    ["2027-03-28", "2027-03-27T23:00:00Z"],
    ["2027-03-29", "2027-03-28T22:00:00Z"],
    ["2026-10-25", "2026-10-24T22:00:00Z"],
    ["2026-10-26", "2026-10-25T23:00:00Z"],
    ["2026-11-20T08:00", "2026-11-20T07:00:00Z"],
    ["2026-07-20T08:00:30+02:00", "2026-07-20T06:00:30Z"],
    ["2026-07-20T06:00:30Z", "2026-07-20T06:00:30Z"],
    ["2026-07-20T08:00:30+0200", "2026-07-20T06:00:30Z"],
    ["20260720T080030", "2026-07-20T06:00:30Z"],
    ["2027-07-14T24:00", "2027-07-14T22:00:00Z"],
    ["2026-10-25T24:00:00.0", "2026-10-25T23:00:00Z"],
    ["20270714T2400+0200", "2027-07-14T22:00:00Z"],
    ["2027-12-31T24:00:00Z", "2028-01-01T00:00:00Z"],
  ])("reads %s as %s", (text, instant) => {
    expect(parseMoment(text)?.toString()).toBe(instant);
  });

  test("moves 02:30 an hour ahead on the day when summer time skips this hour", () => {
    expect(parseMoment("2027-03-28T02:30")?.toString()).toBe("2027-03-28T01:30:00Z");
  });

  test("reads 02:30 as its first occurrence on the day when this hour occurs twice", () => {
    expect(parseMoment("2027-10-31T02:30")?.toString()).toBe("2027-10-31T00:30:00Z");
  });

  test.each(["2026-11-20T08:00[Europe/Paris]", "2026-11-20[u-ca=hebrew]"])(
    "refuses %s, which isn't ISO 8601",
    (text) => {
      expect(parseMoment(text)).toBeUndefined();
    },
  );

  test.each([
    "",
    "20.11.2026",
    "2026-13-01",
    "2026-02-30",
    "yesterday",
    "2026-11-20T24:30",
    "2026-11-20T25:00",
    "2026",
  ])("refuses %j", (text) => {
    expect(parseMoment(text)).toBeUndefined();
  });

  test("never throws", () => {
    fc.assert(fc.property(fc.string(), (text) => void parseMoment(text)));
  });
});

const dates = fc
  .date({ min: new Date("1990-01-01T00:00:00Z"), max: new Date("2090-01-01T00:00:00Z"), noInvalidDate: true })
  .map((date) => dayOf(Temporal.Instant.fromEpochMilliseconds(date.getTime())));

/** Instants in whole minutes, close to clock changes and at other times. */
const aroundChanges = fc
  .oneof(
    fc.tuple(
      fc.constantFrom("2026-03-29T01:00Z", "2026-10-25T01:00Z", "2027-03-28T01:00Z", "2028-02-29T23:00Z"),
      fc.integer({ min: -4 * 24 * 60, max: 4 * 24 * 60 }),
    ),
    fc.tuple(fc.constant("2020-01-01T00:00Z"), fc.integer({ min: 0, max: 15 * 365 * 24 * 60 })),
  )
  .map(([start, after]) => Temporal.Instant.from(start).add({ minutes: after }));

/** The same instant in different notations. */
const withOffset = (instant: Temporal.Instant, decimals: 0 | 3 | 7) => {
  const written = (timeZone: string) => instant.toString({ timeZone, fractionalSecondDigits: decimals });
  return [
    instant.toString({ fractionalSecondDigits: decimals }),
    ...["Europe/Oslo", "+01:00", "-09:30", "+00:00"].flatMap((timeZone) => [
      written(timeZone),
      written(timeZone).replace(/:(\d\d)$/, "$1"),
    ]),
  ];
};

test("a time and its day in Oslo are the same in every ISO 8601 notation", () => {
  fc.assert(
    fc.property(aroundChanges, fc.constantFrom(0, 3, 7), (instant, decimals) => {
      const inOslo = instant.toZonedDateTimeISO("Europe/Oslo");
      for (const text of withOffset(instant, decimals)) {
        expect([text, parseMoment(text)?.toString()]).toEqual([text, instant.toString()]);
        expect([text, parseDay(text)?.toString()]).toEqual([text, inOslo.toPlainDate().toString()]);
      }
      // In a repeated hour, the first occurrence counts.
      const local = inOslo.toPlainDateTime();
      const text = local.toString({ fractionalSecondDigits: decimals });
      expect(parseMoment(text)?.toString()).toBe(local.toZonedDateTime("Europe/Oslo").toInstant().toString());
      expect(parseDay(text)?.toString()).toBe(local.toPlainDate().toString());
      const date = local.toPlainDate();
      expect(parseDay(date.toString())?.equals(date)).toBe(true);
      expect(parseMoment(date.toString())?.equals(startOfDay(date))).toBe(true);
    }),
  );
});

test("the day of a time is correct in any order of calls", () => {
  const changeOfClocks = Date.parse("2026-10-25T01:00:00Z");
  const moments = fc.integer({ min: -50 * 60, max: 50 * 60 });
  fc.assert(
    fc.property(moments, (minutes) => {
      const moment = Temporal.Instant.fromEpochMilliseconds(changeOfClocks + minutes * 60_000);
      expect(dayOf(moment).toString()).toBe(
        moment.toZonedDateTimeISO("Europe/Oslo").toPlainDate().toString(),
      );
    }),
  );
});

test("a day's start is on that day in Oslo, and the moment before the start is on the previous day", () => {
  fc.assert(
    fc.property(dates, (date) => {
      const start = startOfDay(date);
      expect(dayOf(start).equals(date)).toBe(true);
      expect(dayOf(start.subtract({ nanoseconds: 1 })).equals(date.subtract({ days: 1 }))).toBe(true);
    }),
  );
});

test("stored instants sort chronologically", () => {
  const instants = fc
    .integer({ min: 0, max: 4_000_000_000 })
    .map((seconds) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000));
  fc.assert(
    fc.property(instants, instants, (a, b) => {
      expect(Math.sign(Temporal.Instant.compare(a, b))).toBe(
        Math.sign(
          toStoredInstant(a) < toStoredInstant(b) ? -1 : toStoredInstant(a) > toStoredInstant(b) ? 1 : 0,
        ),
      );
    }),
  );
});
