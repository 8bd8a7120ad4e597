/** An event in a calendar file. Times are ISO 8601 in UTC. */
export interface CalendarEntry {
  /** An id that stays the same when the event changes. */
  uid: string;
  changed: string;
  revision: number;
  start: string;
  end: string;
  summary: string;
  description: string;
  location: string;
  url: string;
}

/**
 * Returns a calendar file (RFC 5545).
 * @param name the name that subscribers see
 */
export function calendar(name: string, entries: readonly CalendarEntry[]): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Campsite//Events//EN",
    `X-WR-CALNAME:${escape(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    ...entries.flatMap((entry) => [
      "BEGIN:VEVENT",
      `UID:${entry.uid}`,
      `DTSTAMP:${utc(entry.changed)}`,
      `SEQUENCE:${entry.revision}`,
      `DTSTART:${utc(entry.start)}`,
      `DTEND:${utc(entry.end)}`,
      `SUMMARY:${escape(entry.summary)}`,
      ...(entry.description ? [`DESCRIPTION:${escape(entry.description)}`] : []),
      `LOCATION:${escape(entry.location)}`,
      `URL:${entry.url}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join("");
}

/** Formats a time as 20270623T180000Z (RFC 5545, 3.3.5). */
const utc = (instant: string) =>
  Temporal.Instant.from(instant).toString({ smallestUnit: "second" }).replaceAll(/[-:]/g, "");

/** Escapes a text value (RFC 5545, 3.3.11). Control characters are removed, because they aren't allowed. */
function escape(text: string): string {
  return (
    text
      .replaceAll(/[\\;,]/g, String.raw`\$&`)
      .replaceAll(/\r\n?|\n/g, String.raw`\n`)
      // oxlint-disable-next-line no-control-regex -- exactly the characters that the format forbids
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")
  );
}

/** Folds a line to at most 75 octets (RFC 5545, 3.1) without splitting a character. */
function fold(line: string): string {
  let octets = 0;
  let result = "";
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      result += "\r\n ";
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}
