import { timeZone } from "./format.ts";

/**
 * Reads a moment as people and clients write it, in any form of ISO 8601 that has a whole date. Without an offset it is
 * Oslo time. Without a time it is the start of that day in Oslo; days there aren't always 24 hours long.
 * @param text "2026-11-20", "2026-11-20T08:00", "2026-11-20T08:00:00.0000000" or "2026-11-20T07:00:00Z"
 * @returns undefined when it is none of these
 */
export function parseMoment(text: string): Temporal.Instant | undefined {
  return parseInOslo(text)?.toInstant();
}

/** Reads a day, or the day in Oslo of a moment, written as {@link parseMoment} takes it. */
export function parseDay(text: string): Temporal.PlainDate | undefined {
  return parseInOslo(text)?.toPlainDate();
}

function parseInOslo(text: string): Temporal.ZonedDateTime | undefined {
  // Temporal also takes names of time zones and calendars in brackets, which ISO 8601 doesn't have.
  if (text.includes("[")) return undefined;
  try {
    if (/[T ].*(?:Z|[+-]\d{2}(?::?\d{2})?)$/i.test(text))
      return Temporal.Instant.from(text).toZonedDateTimeISO(timeZone);
    return Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The first moment of a day in Oslo. */
export function startOfDay(date: Temporal.PlainDate): Temporal.Instant {
  return date.toZonedDateTime(timeZone).toInstant();
}

/**
 * A day without a year, as 04-24, in a year. 29 February, which staff may write, is 28 February in a year that has none.
 */
export function dayInYear(monthDay: string, year: number): Temporal.PlainDate {
  return Temporal.PlainMonthDay.from(monthDay).toPlainDate({ year });
}

const hour = 3_600_000;
const days = new Map<number, Temporal.PlainDate>();

/**
 * The date in Oslo at an instant. A page asks for many, mostly of the same days, and time zones are slow: so it is kept for
 * an hour of UTC, all of which lies in one day of Oslo, whose clocks have differed by whole hours since 1895.
 */
export function dayOf(instant: Temporal.Instant): Temporal.PlainDate {
  const key = Math.floor(instant.epochMilliseconds / hour);
  const known = days.get(key);
  if (known) return known;
  const day = instant.toZonedDateTimeISO(timeZone).toPlainDate();
  if (days.size >= 1000) days.clear();
  days.set(key, day);
  return day;
}

/** Today's date in Oslo. */
export function today(): Temporal.PlainDate {
  return dayOf(Temporal.Now.instant());
}

/**
 * A stored moment in Oslo time with its offset, for readers that take the date from it: "2026-07-14T00:00:00+02:00".
 */
export function toLocalMoment(stored: string): string {
  return Temporal.Instant.from(stored).toString({ timeZone, smallestUnit: "second" });
}

/** ISO 8601 in UTC to the second, so that sorting the texts sorts the moments. */
export function toStoredInstant(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: "second" });
}
