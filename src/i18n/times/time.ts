import { timeZone } from "#src/i18n/format.ts";

/** Matches the hour 24 in a time that means the end of a day: "T24:00" and other notations of ISO 8601. */
const endOfDay = /(?<=[T ])24(?=(?::?00(?::?00(?:[.,]0+)?)?)?(?:Z|[+-]|$))/i;

/** The regular expression in `parseMoment` takes quadratic time, and texts from clients can be long. */
const longestMoment = 100;

/** Parses an instant in ISO 8601, by default in Oslo time and at the start of the day. Undefined for other text. */
export function parseMoment(written: string): Temporal.Instant | undefined {
  // Temporal also accepts time zones and calendars in brackets, which ISO 8601 doesn't have.
  if (written.length > longestMoment || written.includes("[")) return undefined;
  // Temporal doesn't accept the hour 24.
  const text = written.replace(endOfDay, "00");
  const days = text === written ? 0 : 1;
  try {
    if (/[T ].*(?:Z|[+-]\d{2}(?::?\d{2})?)$/i.test(text))
      return Temporal.Instant.from(text).add({ hours: 24 * days });
    return Temporal.PlainDateTime.from(text).add({ days }).toZonedDateTime(timeZone).toInstant();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Parses the formats of {@link parseMoment} and returns the day in Oslo. */
export function parseDay(text: string): Temporal.PlainDate | undefined {
  return parseMoment(text)?.toZonedDateTimeISO(timeZone).toPlainDate();
}

/** Returns the first of these moments; undefined means never. */
export const earliest = (moments: readonly (Temporal.Instant | undefined)[]): Temporal.Instant | undefined =>
  moments.filter((moment) => moment !== undefined).toSorted(Temporal.Instant.compare)[0];

export function startOfDay(date: Temporal.PlainDate): Temporal.Instant {
  return date.toZonedDateTime(timeZone).toInstant();
}

export const isMidnight = (instant: Temporal.Instant): boolean => startOfDay(dayOf(instant)).equals(instant);

/** Returns the date of a yearly day, such as 04-24, in a year. 29 February becomes 28 February outside leap years. */
export function dayInYear(monthDay: string, year: number): Temporal.PlainDate {
  return Temporal.PlainMonthDay.from(monthDay).toPlainDate({ year });
}

const hour = 3_600_000;
const days = new Map<number, Temporal.PlainDate>();

/**
 * Returns the date in Oslo at an instant. Time zone conversions are slow, so dates are cached by UTC hours. Each UTC
 * hour lies within one day in Oslo, because Oslo's offset has been a whole number of hours since 1895.
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

/** Formats a stored instant in Oslo time with its offset: "2026-07-14T00:00:00+02:00". */
export function toLocalMoment(stored: string): string {
  return Temporal.Instant.from(stored).toString({ timeZone, smallestUnit: "second" });
}

/** Formats an instant as ISO 8601 in UTC, to the second. These texts sort in the order of the instants. */
export function toStoredInstant(instant: Temporal.Instant): string {
  return instant.toString({ smallestUnit: "second" });
}
