import { CalendarDate } from "@internationalized/date";
import { siteNow } from "#src/cms/staff/clock.ts";
import { formatDate, formatTime, timeZone } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf, parseMoment, toStoredInstant } from "#src/i18n/times/time.ts";
import { parseTimeOfDay } from "#src/i18n/times/time-of-day.ts";
import { parseWrittenDate } from "#src/cms/staff/fields/date/written-date.ts";
import { parseWrittenTime } from "#src/cms/staff/fields/date/written-time.ts";

/* The functions in this file convert between the values of a form and the dates that staff type, in Oslo time. */

/** The texts of a date field. The time is empty in a field for a day. */
export interface WrittenParts {
  day: string;
  time: string;
}

/** The default time of day. */
const usualTime = "08:00";

/** Formats an ISO date, or an ISO instant with `withTime`. Returns invalid text unchanged. */
export function partsOf(value: string, withTime: boolean, language: Language): WrittenParts {
  const moment = parseMoment(value);
  if (!moment) return { day: value, time: "" };
  return { day: formatDate(moment), time: withTime ? formatTime(moment, language) : "" };
}

/**
 * Parses the texts of the field.
 * @param from if given, a date may lack its year, and the result is the next such day on or after `from`. With
 *   `withTime`, the text may then also lack the date, as in 15 or i morgen 12.
 * @returns "2026-11-20", or with time "2026-11-20T07:00:00Z"; "" without a day. Returns invalid text unchanged, so that
 * the text is reported as a fault and isn't lost. An hour that is skipped when summer time begins is invalid.
 */
export function valueOf({ day, time }: WrittenParts, withTime: boolean, from?: Temporal.PlainDate): string {
  if (day.trim() === "") return "";
  const written = parseWrittenDate(day, from);
  if (written && !withTime) return written.day.toString();
  const timeOfDay = written?.time ?? parseTimeOfDay(time.trim() || usualTime);
  const local = written && timeOfDay && written.day.toZonedDateTime({ timeZone, plainTime: timeOfDay });
  if (local && local.toPlainTime().equals(timeOfDay)) return toStoredInstant(local.toInstant());
  const near = withTime && from && !written && parseWrittenTime(`${day} ${time}`, siteNow());
  if (near) return toStoredInstant(near);
  return time ? `${day} ${time}` : day;
}

/** Returns the texts in the usual spelling. Invalid text stays unchanged. */
export function tidyParts(
  parts: WrittenParts,
  withTime: boolean,
  language: Language,
  from?: Temporal.PlainDate,
): WrittenParts {
  const value = valueOf(parts, withTime, from);
  return value === "" || parseMoment(value) ? partsOf(value, withTime, language) : parts;
}

export const isWithoutYear = ({ day }: WrittenParts, from: Temporal.PlainDate): boolean =>
  parseWrittenDate(day, from)?.isYearAdded === true;

export function calendarDay(value: string): CalendarDate | null {
  const moment = parseMoment(value);
  if (!moment) return null;
  const { year, month, day } = dayOf(moment);
  return new CalendarDate(year, month, day);
}

/** Returns the number of a day's ISO week. The week belongs to the year of its Thursday. */
export function weekNumber(day: CalendarDate): number {
  const monday = day.subtract({ days: (day.toDate("UTC").getUTCDay() + 6) % 7 });
  const thursday = monday.add({ days: 3 });
  return Math.ceil(thursday.compare(new CalendarDate(thursday.year - 1, 12, 31)) / 7);
}
