import { CalendarDate, now, parseAbsolute, parseDate, toCalendarDate, today } from "@internationalized/date";
import type { ZonedDateTime } from "@internationalized/date";
import { timeZone } from "#src/i18n/format.ts";

/*
 * Dates as forms keep them, and as the date field holds them: always Oslo's.
 */

export type HeldDate = CalendarDate | ZonedDateTime;

/**
 * @param value an ISO date, or with time an ISO instant
 * @returns null for "" and for anything that is no date
 */
export function parseDateValue(value: string, withTime: boolean): HeldDate | null {
  try {
    return withTime ? parseAbsolute(value, timeZone) : parseDate(value);
  } catch {
    // Its way of saying that this is no date.
    return null;
  }
}

/** @returns "2026-11-20", or "2026-11-20T07:00:00Z" for a moment; "" for none */
export function formatDateValue(date: HeldDate | null): string {
  if (!date) return "";
  return "timeZone" in date ? date.toAbsoluteString().replace(".000Z", "Z") : date.toString();
}

/** Today in Oslo, or with time eight o'clock today. */
export function todayValue(withTime: boolean): HeldDate {
  return withTime ? now(timeZone).set({ hour: 8, minute: 0, second: 0, millisecond: 0 }) : today(timeZone);
}

/** The ISO week that a day belongs to: the one its Thursday is in. */
export function weekNumber(day: CalendarDate): number {
  const monday = day.subtract({ days: (day.toDate("UTC").getUTCDay() + 6) % 7 });
  const thursday = monday.add({ days: 3 });
  return Math.ceil(thursday.compare(new CalendarDate(thursday.year - 1, 12, 31)) / 7);
}

/** A part of what stands in the field, as react-aria's date segments. */
interface Part {
  type: string;
  text: string;
  isPlaceholder: boolean;
}

/**
 * The date that the parts of the field spell out.
 * @param nearest the possible date nearest to it
 * @returns "" when a part is missing, or there is no such day or, on the night summer time begins, no such hour
 */
export function spelledValue(parts: readonly Part[], nearest: Date, withTime: boolean): string {
  if (parts.some(({ isPlaceholder }) => isPlaceholder)) return "";
  const held = parseAbsolute(nearest.toISOString(), timeZone);
  // A year of fewer than four digits is still being typed.
  if (held.year < 1000) return "";
  const isSame = (["day", "month", "year", "hour", "minute"] as const).every((type) => {
    const part = parts.find((each) => each.type === type);
    return !part || Number(part.text) === held[type];
  });
  return isSame ? formatDateValue(withTime ? held : toCalendarDate(held)) : "";
}
