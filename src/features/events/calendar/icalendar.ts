import { timeZone } from "#src/i18n/format.ts";
import { startOfDay } from "#src/i18n/times/time.ts";
import {
  durationOf,
  formatRecurrence,
  parseRecurrence,
  type EventTimes,
} from "#src/features/events/recurrence.ts";

export interface CalendarEntry {
  /** An id that stays the same when the event changes. */
  uid: string;
  /** The time of the last change, in UTC. */
  changed: string;
  revision: number;
  times: EventTimes;
  summary: string;
  description: string;
  location: string;
  url: string;
}

/** Returns a calendar file (RFC 5545). @param name the name that subscribers see */
export function calendar(name: string, entries: readonly CalendarEntry[]): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Campsite//Events//EN",
    `X-WR-CALNAME:${escape(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    ...(entries.some(({ times }) => times.recurrence) ? osloTime : []),
    ...entries.flatMap((entry) => [
      "BEGIN:VEVENT",
      `UID:${entry.uid}`,
      `DTSTAMP:${utc(entry.changed)}`,
      `SEQUENCE:${entry.revision}`,
      ...timesIn(entry.times),
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

/** The time zone of repeated events (RFC 5545, 3.6.5): the rules since 1996 (directive 2000/84/EC). */
const osloTime = [
  "BEGIN:VTIMEZONE",
  `TZID:${timeZone}`,
  "BEGIN:DAYLIGHT",
  "DTSTART:19960331T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "TZNAME:CEST",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "DTSTART:19961027T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "TZNAME:CET",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/**
 * Returns the properties with the times of an event. A repeated event has local times, so that its occurrences keep the
 * clock time. UNTIL is the last second of the last day in Oslo. If DTSTART has a time zone, UNTIL must be in UTC (RFC
 * 5545, 3.3.10).
 */
function timesIn(times: EventTimes): string[] {
  const rule = parseRecurrence(times.recurrence);
  if (!rule) return [`DTSTART:${utc(times.startsAt)}`, `DTEND:${utc(times.endsAt)}`];
  const start = Temporal.Instant.from(times.startsAt).toZonedDateTimeISO(timeZone).toPlainDateTime();
  const until = startOfDay(rule.until.add({ days: 1 })).subtract({ seconds: 1 });
  const exceptions = times.exceptions.map((day) =>
    compact(Temporal.PlainDate.from(day).toPlainDateTime(start.toPlainTime())),
  );
  return [
    `DTSTART;TZID=${timeZone}:${compact(start)}`,
    `DURATION:${durationOf(times).toString()}`,
    `RRULE:${formatRecurrence(rule).replace(/(?<=UNTIL=)\d+/, utc(until))}`,
    ...(exceptions.length > 0 ? [`EXDATE;TZID=${timeZone}:${exceptions.join(",")}`] : []),
  ];
}

/** Formats a time as 20270623T180000Z (RFC 5545, 3.3.5). */
const utc = (instant: string | Temporal.Instant) => compact(Temporal.Instant.from(instant));

const compact = (time: Temporal.Instant | Temporal.PlainDateTime) =>
  time.toString({ smallestUnit: "second" }).replaceAll(/[-:]/g, "");

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
