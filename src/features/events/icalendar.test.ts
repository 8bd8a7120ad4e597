import fc from "fast-check";
import { expect, test } from "vitest";
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

/** As calendars read a text value: unfolded, then unescaped (RFC 5545, sections 3.1 and 3.3.11). */
function valueOf(name: string, body: string): string | undefined {
  const line = body
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .find((each) => each.startsWith(`${name}:`));
  return line
    ?.slice(name.length + 1)
    .replaceAll(/\\([\\;,nN])/g, (_, each: string) => (each.toLowerCase() === "n" ? "\n" : each));
}

test("any text comes back as it was written, in lines of at most 75 octets that are whole characters", () => {
  const text = fc
    .array(fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("\n", "\\", ";", ",", "ø", "🏕️", "\\n")))
    // oxlint-disable-next-line no-control-regex -- exactly those that the format forbids
    .map((parts) => parts.join("").replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ""));
  fc.assert(
    fc.property(text, text, (summary, description) => {
      const body = calendar("Arrangementer", [{ ...entry, summary, description }]);
      expect(valueOf("SUMMARY", body)).toBe(summary);
      if (description) expect(valueOf("DESCRIPTION", body)).toBe(description);
      for (const line of body.split("\r\n")) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\n\r]/);
        expect(Buffer.from(line).toString()).toBe(line);
      }
    }),
  );
});

test("moments are told in UTC, and an entry keeps its name from one change to the next", () => {
  const body = calendar("Arrangementer", [entry]);
  expect(body).toContain("\r\nDTSTART:20270623T180000Z\r\nDTEND:20270623T210000Z\r\n");
  expect(body).toContain("\r\nUID:event-1@example.no\r\n");
});
