import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { timeZone } from "#src/i18n/format.ts";
import { weekdayOf, weekdays } from "#src/i18n/weekdays.ts";
import { openSeason, receptionExceptions, receptionPeriods } from "./opening-hours.ts";
import { receptionState, type ReceptionHours } from "./reception.ts";

const pad = (value: number) => String(value).padStart(2, "0");
const dayOfYear = fc.oneof(
  fc.constantFrom("01-01", "12-31", "02-28", "02-29", "03-01", "03-29", "10-25"),
  fc
    .integer({ min: 0, max: 365 })
    .map((days) => Temporal.PlainDate.from("2000-01-01").add({ days }).toString().slice(5)),
);
const time = fc.tuple(fc.nat(23), fc.constantFrom(0, 30, 59)).map((parts) => parts.map(pad).join(":"));
const hours = fc.record({ opens: time, closes: fc.oneof(time, fc.constant("24:00")) });
const season = fc.oneof(
  fc.constant({ opens: "01-01", closes: "12-31" }),
  fc.record({ opens: dayOfYear, closes: dayOfYear }),
);
const period = fc
  .record({
    from: dayOfYear,
    to: dayOfYear,
    weekdays: fc.option(fc.subarray([...weekdays], { minLength: 1 }), { nil: undefined }),
  })
  .chain((days) => hours.map((each) => ({ ...days, ...each })));

/** Days of three years. Days near a change of the year or of the clock are overrepresented. */
const date = fc.oneof(
  fc
    .constantFrom("2026-12-31", "2027-01-01", "2027-03-28", "2027-10-31", "2028-02-29", "2028-03-26")
    .chain((day) =>
      fc.integer({ min: -1, max: 1 }).map((days) => Temporal.PlainDate.from(day).add({ days })),
    ),
  fc.integer({ min: 0, max: 1100 }).map((days) => Temporal.PlainDate.from("2026-01-01").add({ days })),
);
const exceptions = fc.uniqueArray(
  fc.tuple(date, fc.oneof(hours, fc.constant({ opens: "", closes: "" }))).map(([day, each]) => ({
    day: day.toString(),
    ...each,
  })),
  { selector: ({ day }) => day, maxLength: 3 },
);
/** Any opening hours that the API accepts. */
const written = fc
  .record({ season, reception: fc.array(period, { minLength: 1, maxLength: 3 }), exceptions })
  .filter(
    (each) =>
      openSeason.safeParse(each.season).success &&
      receptionPeriods.safeParse(each.reception).success &&
      receptionExceptions.safeParse(each.exceptions).success,
  );
const now = fc
  .tuple(date, fc.oneof(fc.nat(24 * 60 - 1), fc.constantFrom(0, 1, 59, 60, 150, 180, 360)))
  .map(([day, minutes]) =>
    day
      .toZonedDateTime({ timeZone, plainTime: `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}` })
      .toInstant(),
  );

/** True on the days of a yearly period. The period may begin this year or last year. */
function isDayOf(day: Temporal.PlainDate, first: string, last: string): boolean {
  const inYear = (monthDay: string, year: number) =>
    Temporal.PlainMonthDay.from(monthDay).toPlainDate({ year });
  return [day.year - 1, day.year].some((year) => {
    const from = inYear(first, year);
    const to = inYear(last, first <= last ? year : year + 1);
    return Temporal.PlainDate.compare(from, day) <= 0 && Temporal.PlainDate.compare(day, to) <= 0;
  });
}

/** True when the reception is open by the time on a wall clock. Hours of yesterday may end today. */
function isOpenByTheClock(
  { season: { opens, closes }, reception, exceptions: others }: ReceptionHours,
  instant: Temporal.Instant,
): boolean {
  const here = instant.toZonedDateTimeISO(timeZone);
  const clock = here.toPlainTime().toString().slice(0, 5);
  const hoursOf = (day: Temporal.PlainDate) => {
    if (!isDayOf(day, opens, closes)) return undefined;
    const other = others.find((each) => each.day === day.toString());
    if (other) return other.opens === "" ? undefined : other;
    return reception.find(
      (each) =>
        isDayOf(day, each.from, each.to) && (!each.weekdays || each.weekdays.includes(weekdayOf(day))),
    );
  };
  const today = hoursOf(here.toPlainDate());
  const before = hoursOf(here.toPlainDate().subtract({ days: 1 }));
  const isOverMidnight = (each: { opens: string; closes: string }) => each.closes <= each.opens;
  return (
    (today !== undefined && today.opens <= clock && (isOverMidnight(today) || clock < today.closes)) ||
    (before !== undefined && isOverMidnight(before) && clock < before.closes)
  );
}

/** True in a night in which the clock changes. Some times of day are then missing or occur twice. */
const isOnClockChange = (instant: Temporal.Instant) =>
  instant.toZonedDateTimeISO(timeZone).startOfDay().hoursInDay !== 24 &&
  instant.toZonedDateTimeISO(timeZone).hour < 4;

describe("the reception's state, for any hours that can be saved", () => {
  test("is open exactly during its hours on a wall clock, on all days and over New Year", () => {
    fc.assert(
      fc.property(written, now, (each, instant) => {
        fc.pre(!isOnClockChange(instant));
        expect(receptionState(each, instant).state === "open").toBe(isOpenByTheClock(each, instant));
      }),
      { numRuns: 1000 },
    );
  });

  test("stays the same until `changesAt`, which is at most 25 hours ahead", () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
    fc.assert(
      fc.property(written, now, part, (each, instant, share) => {
        const before = receptionState(each, instant);
        const remaining = before.changesAt.epochMilliseconds - instant.epochMilliseconds;
        expect(remaining).toBeGreaterThan(0);
        expect(remaining).toBeLessThanOrEqual(25 * 60 * 60 * 1000);
        const later = receptionState(each, instant.add({ milliseconds: Math.floor(remaining * share) }));
        expect(JSON.stringify(later)).toBe(JSON.stringify(before));
      }),
      { numRuns: 1000 },
    );
  });

  test("names the next opening, and isn't open before it", () => {
    fc.assert(
      fc.property(written, now, (each, instant) => {
        const state = receptionState(each, instant);
        if (state.state !== "closed-for-today" || !state.next) return;
        const { date: day, opens } = state.next;
        const opening = day.toZonedDateTime({ timeZone, plainTime: opens }).toInstant();
        fc.pre(!isOnClockChange(opening));
        expect(receptionState(each, opening).state).toBe("open");
        const halfway = (instant.epochMilliseconds + opening.epochMilliseconds) / 2;
        const between = Temporal.Instant.fromEpochMilliseconds(Math.floor(halfway));
        expect(receptionState(each, between).state).not.toBe("open");
      }),
    );
  });
});

describe("an evening that ends after midnight", () => {
  const bar: ReceptionHours = {
    season: { opens: "11-15", closes: "03-28" },
    reception: [
      { from: "11-15", to: "03-28", weekdays: ["friday", "saturday"], opens: "18:00", closes: "01:00" },
      { from: "11-15", to: "03-28", weekdays: ["sunday"], opens: "12:00", closes: "24:00" },
    ],
    exceptions: [{ day: "2027-01-02", opens: "", closes: "" }],
  };
  /** Returns the state at a time in Oslo, such as "open until 2027-01-02T01:00". */
  const at = (moment: string) => {
    const { state, changesAt } = receptionState(
      bar,
      Temporal.PlainDateTime.from(moment).toZonedDateTime(timeZone).toInstant(),
    );
    return `${state} until ${changesAt.toZonedDateTimeISO(timeZone).toPlainDateTime().toString({ smallestUnit: "minute" })}`;
  };

  test.each([
    ["2027-01-01T23:59", "open until 2027-01-02T01:00"],
    ["2027-01-02T00:59", "open until 2027-01-02T01:00"],
    ["2027-01-02T01:00", "closed-for-today until 2027-01-03T00:00"],
    ["2027-01-03T00:30", "opens-later-today until 2027-01-03T12:00"],
    ["2027-01-03T23:30", "open until 2027-01-04T00:00"],
    ["2027-01-04T00:00", "closed-for-today until 2027-01-05T00:00"],
    // On the last day of the season the clock changes from 2 to 3.
    ["2027-03-28T00:30", "open until 2027-03-28T01:00"],
    ["2027-03-28T23:59", "open until 2027-03-29T00:00"],
    ["2027-03-29T00:00", "closed-for-season until 2027-03-30T00:00"],
  ])("belongs to the day on which it begins: at %s the reception is %s", (moment, expected) =>
    expect(at(moment)).toBe(expected),
  );

  test("ends at the first of two equal times when the clock goes back", () => {
    const late = {
      ...bar,
      season: { opens: "01-01", closes: "12-31" },
      reception: [{ from: "01-01", to: "12-31", opens: "20:00", closes: "02:30" }],
    };
    expect(receptionState(late, Temporal.Instant.from("2026-10-25T00:29:59Z")).state).toBe("open");
    expect(receptionState(late, Temporal.Instant.from("2026-10-25T00:30:00Z")).state).toBe(
      "opens-later-today",
    );
    expect(receptionState(late, Temporal.Instant.from("2026-10-25T01:29:59Z")).state).toBe(
      "opens-later-today",
    );
  });
});
