import fc from "fast-check";
import { expect, test } from "vitest";
import { readCalendar } from "#test/support/calendar.ts";
import { calendar, type CalendarEntry } from "./icalendar.ts";

const entry: CalendarEntry = {
  uid: "event-1@example.no",
  changed: "2027-01-01T00:00:00Z",
  revision: 1,
  start: "2027-06-23T18:00:00Z",
  end: "2027-06-23T21:00:00Z",
  summary: "Bål",
  description: "",
  location: "Svaberget",
  url: "https://example.no/events#event-1",
};

test("any text is read back unchanged from lines of at most 75 octets without split characters", () => {
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
