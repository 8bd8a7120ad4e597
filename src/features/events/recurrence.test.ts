import fc from "fast-check";
import { expect, test } from "vitest";
import { timeZone } from "#src/i18n/format.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { weekdayOf, weekdays } from "#src/i18n/weekdays.ts";
import { readCalendar } from "#test/support/calendar.ts";
import { eventKind } from "./event.ts";
import { recurrenceInWords, seriesInWords } from "./event-view.ts";
import { calendar } from "./calendar/icalendar.ts";
import {
  formatRecurrence,
  maxOccurrences,
  occurrencesOf,
  parseRecurrence,
  readTyped,
  withOwnExceptions,
  writeTyped,
  type EventTimes,
} from "./recurrence.ts";

const fields = { title: "Krabbefiske", place: "Brygga", description: "" };
const saturdays = {
  startsAt: "2027-07-03T11:00",
  endsAt: "2027-07-03T12:30",
  recurrence: "FREQ=WEEKLY;BYDAY=SA;UNTIL=20270731",
};

const parse = (values: object) => eventKind.input.safeParse({ ...fields, ...saturdays, ...values });
const faultsOf = (values: object) =>
  parse(values).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
const timesOf = (values: object): EventTimes => parse(values).data!;
const startsOf = (values: object) =>
  occurrencesOf(timesOf(values)).map(({ startsAt }) =>
    Temporal.Instant.from(startsAt)
      .toZonedDateTimeISO(timeZone)
      .toPlainDateTime()
      .toString({ smallestUnit: "minute" }),
  );

const secondsOf = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds / 1000;
const offsetAt = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).offset;

/** Generates a valid repeated event of the years 2026 to 2029. The event can span both changes of the clock. */
const series = fc
  .record({
    first: fc
      .integer({ min: 0, max: 1200 })
      .map((days) => Temporal.PlainDate.from("2026-01-01").add({ days })),
    minute: fc.integer({ min: 0, max: 24 * 60 - 1 }),
    length: fc.integer({ min: 1, max: 3 * 24 * 60 }),
    others: fc.subarray([...weekdays]),
    interval: fc.integer({ min: 1, max: 8 }),
    span: fc.integer({ min: 0, max: 360 }),
    left: fc.array(fc.nat({ max: 400 }), { maxLength: 6 }),
  })
  .map(({ first, minute, length, others, interval, span, left }) => {
    const start = first.toZonedDateTime({
      timeZone,
      plainTime: Temporal.PlainTime.from("00:00").add({ minutes: minute }),
    });
    const own = weekdayOf(start.toPlainDate());
    return {
      startsAt: toStoredInstant(start.toInstant()),
      endsAt: toStoredInstant(start.add({ minutes: length }).toInstant()),
      recurrence: formatRecurrence({
        interval,
        weekdays: weekdays.filter((day) => day === own || others.includes(day)),
        until: first.add({ days: span }),
      }),
      exceptions: left.map((days) => first.add({ days }).toString()),
    };
  })
  .filter((times) => faultsOf(times).length === 0)
  .map(withOwnExceptions);

test("an event is repeated on its weekdays until the last day, without the exceptions", () => {
  expect(startsOf({ exceptions: ["2027-07-17"] })).toEqual(
    ["03", "10", "24", "31"].map((day) => `2027-07-${day}T11:00`),
  );
  expect(startsOf({ recurrence: "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,SA;UNTIL=20270718" })).toEqual(
    ["03", "04", "17", "18"].map((day) => `2027-07-${day}T11:00`),
  );
  expect(startsOf({ recurrence: "" })).toEqual(["2027-07-03T11:00"]);
});

test("occurrences keep the clock time and whole days when the clock changes", () => {
  const sundays = { recurrence: "FREQ=WEEKLY;BYDAY=SU;UNTIL=20271107" };
  expect(startsOf({ ...sundays, startsAt: "2027-10-24T11:00", endsAt: "2027-10-24T12:00" })).toEqual([
    "2027-10-24T11:00",
    "2027-10-31T11:00",
    "2027-11-07T11:00",
  ]);
  const days = occurrencesOf(timesOf({ ...sundays, startsAt: "2027-10-24", endsAt: "2027-10-25" }));
  expect(days.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
    ["2027-10-23T22:00:00Z", "2027-10-24T22:00:00Z"],
    ["2027-10-30T22:00:00Z", "2027-10-31T23:00:00Z"],
    ["2027-11-06T23:00:00Z", "2027-11-07T23:00:00Z"],
  ]);
});

test("ical.js reads the same occurrences from the calendar file of any event", () => {
  fc.assert(
    fc.property(series, (times) => {
      const entry = {
        uid: "event-1@example.no",
        changed: "2026-01-01T00:00:00Z",
        revision: 1,
        times,
        summary: "",
        description: "",
        location: "",
        url: "https://example.no",
      };
      const [event] = readCalendar(calendar("", [entry])).events;
      const iterator = event!.iterator();
      for (const occurrence of occurrencesOf(times)) {
        const { startDate, endDate } = event!.getOccurrenceDetails(iterator.next());
        expect(startDate.toUnixTime()).toBe(secondsOf(occurrence.startsAt));
        // ical.js adds the duration to the clock time. RFC 5545 (3.3.6) adds exact hours instead.
        if (offsetAt(occurrence.startsAt) === offsetAt(occurrence.endsAt))
          expect(endDate.toUnixTime()).toBe(secondsOf(occurrence.endsAt));
      }
      expect(iterator.next()).toBeFalsy();
    }),
  );
});

test("a recurrence is always written in the same way and is read back, even while staff fill in its fields", () => {
  fc.assert(
    fc.property(series, ({ recurrence }) => {
      expect(formatRecurrence(parseRecurrence(recurrence)!)).toBe(recurrence);
      expect(writeTyped(readTyped(recurrence))).toBe(recurrence);
      expect(
        formatRecurrence(parseRecurrence(recurrence.toLowerCase().split(";").toReversed().join(";"))!),
      ).toBe(recurrence);
    }),
  );
  for (const until of ["", "31.7", "i morgen"]) {
    const typed = { interval: "2", weekdays: [], until };
    expect(readTyped(writeTyped(typed))).toEqual(typed);
  }
});

test("no text makes the parser of recurrences fail", () => {
  const parts = fc.constantFrom(
    "FREQ=WEEKLY",
    "BYDAY=SA",
    "BYDAY=",
    "UNTIL=20270231",
    "UNTIL=20270731",
    "INTERVAL=0",
    "COUNT=3",
    ";",
    "=",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(parts).map((some) => some.join(";")),
      ),
      (text) => {
        const rule = parseRecurrence(text);
        if (rule) expect(parseRecurrence(formatRecurrence(rule))).toEqual(rule);
      },
    ),
  );
});

test("a wrong repetition is refused with the name of its field", () => {
  for (const recurrence of [
    "weekly",
    "FREQ=DAILY;UNTIL=20270731",
    "FREQ=WEEKLY;BYDAY=SA",
    "FREQ=WEEKLY;BYDAY=SA;UNTIL=20270231",
    "FREQ=WEEKLY;BYDAY=SA;UNTIL=20270731;COUNT=3",
    "FREQ=WEEKLY;BYDAY=1SA;UNTIL=20270731",
    "FREQ=WEEKLY;BYDAY=SA;UNTIL=20270731T100000Z",
    "FREQ=WEEKLY;INTERVAL=0;BYDAY=SA;UNTIL=20270731",
  ])
    expect(faultsOf({ recurrence }), recurrence).toEqual([
      expect.stringMatching(/^recurrence: must be as FREQ=WEEKLY/),
    ]);
  expect(faultsOf({ recurrence: "FREQ=WEEKLY;BYDAY=SU;UNTIL=20270731" })).toEqual([
    expect.stringMatching(/^recurrence: must have the weekday/),
  ]);
  expect(faultsOf({ recurrence: "FREQ=WEEKLY;BYDAY=SA;UNTIL=20270702" })).toEqual([
    expect.stringMatching(/^recurrence: must have the weekday/),
  ]);
  expect(faultsOf({ recurrence: "FREQ=WEEKLY;BYDAY=SA;UNTIL=20370731" })).toEqual([
    `recurrence: must have at most ${maxOccurrences} occurrences`,
  ]);
  const exceptions = ["2027-07-03", "2027-07-10"];
  expect(faultsOf({ exceptions, recurrence: "FREQ=WEEKLY;BYDAY=SA;UNTIL=20270710" })).toEqual([
    "exceptions: must leave at least one occurrence",
  ]);
  expect(faultsOf({ startsAt: "someday" }).some((fault) => fault.startsWith("startsAt"))).toBe(true);
});

test("a repeated event is described in each language", () => {
  const two = timesOf({ recurrence: "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SA;UNTIL=20270910" });
  expect(
    (["nb", "en", "de"] as const).map((language) =>
      seriesInWords(timesOf({}), language)?.replaceAll(/\s/g, " "),
    ),
  ).toEqual(["lørdager 3.–31. juli", "Saturdays 3 – 31 July", "samstags 3.–31. Juli"]);
  expect(seriesInWords(two, "nb")).toBe("tirsdager og lørdager annenhver uke 3. juli–7. september");
  expect(recurrenceInWords(saturdays.recurrence, "nb")).toBe("lørdager til 31.07.2027");
  expect(seriesInWords(timesOf({ recurrence: "" }), "nb")).toBeUndefined();
});
