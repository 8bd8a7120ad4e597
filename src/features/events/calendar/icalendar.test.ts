import fc from "fast-check";
import { expect, test } from "vitest";
import { readCalendar } from "#test/support/calendar.ts";
import { calendar, type CalendarEntry } from "./icalendar.ts";

const entry: CalendarEntry = {
  uid: "event-1@example.no",
  changed: "2027-01-01T00:00:00Z",
  revision: 1,
  times: {
    startsAt: "2027-06-23T18:00:00Z",
    endsAt: "2027-06-23T21:00:00Z",
    recurrence: "",
    exceptions: [],
  },
  summary: "Bål",
  description: "",
  location: "Svaberget",
  url: "https://example.no/events#event-1",
};

test("any text is read back unchanged, and no line splits a character or exceeds 75 octets", () => {
  const text = fc
    .array(fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("\n", "\\", ";", ",", "ø", "🏕️", "\\n")))
    // oxlint-disable-next-line no-control-regex -- tabs, and the characters that the format forbids
    .map((parts) => parts.join("").replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ""));
  fc.assert(
    fc.property(text, text, (summary, description) => {
      const body = calendar("Arrangementer", [{ ...entry, summary, description }]);
      const [read] = readCalendar(body).events;
      expect([read!.summary, read!.description ?? ""]).toEqual([summary, description]);
      for (const line of body.split("\r\n")) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\n\r]/);
        expect(Buffer.from(line).toString()).toBe(line);
      }
    }),
  );
});

test("a calendar contains the place, the times and a stable id with the revision", () => {
  const [read] = readCalendar(calendar("Arrangementer", [entry])).events;
  expect(read).toMatchObject({ uid: "event-1@example.no", location: "Svaberget", sequence: 1 });
  expect([read!.startDate, read!.endDate].map(String)).toEqual([
    "2027-06-23T18:00:00Z",
    "2027-06-23T21:00:00Z",
  ]);
});

test("a repeated event has Oslo's time zone, and ends with the last second of its last day", () => {
  const times = {
    startsAt: "2027-07-03T09:00:00Z",
    endsAt: "2027-07-03T10:30:00Z",
    recurrence: "FREQ=WEEKLY;BYDAY=SA;UNTIL=20270731",
    exceptions: ["2027-07-17"],
  };
  const body = calendar("Arrangementer", [{ ...entry, times }, entry]);
  expect(body).toContain(
    [
      "DTSTART;TZID=Europe/Oslo:20270703T110000",
      "DURATION:PT1H30M",
      "RRULE:FREQ=WEEKLY;BYDAY=SA;UNTIL=20270731T215959Z",
      "EXDATE;TZID=Europe/Oslo:20270717T110000",
    ].join("\r\n"),
  );
  expect(body.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  expect(calendar("Arrangementer", [entry])).not.toContain("VTIMEZONE");
});
