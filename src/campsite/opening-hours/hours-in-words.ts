import { hoursText } from "#messages/opening-hours";
import { formatShortTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { endOfDay } from "#src/i18n/times/time-of-day.ts";
import { formatWeekdays, weekdays as allWeekdays, type Weekday } from "#src/i18n/weekdays.ts";
import type { Hours } from "./opening-hours.ts";

export const isAllDay = ({ opens, closes }: Hours): boolean => opens === "00:00" && closes === endOfDay;

/** Formats the hours of a day, such as "10–22" or "hele døgnet". */
export const hoursInWords = (hours: Hours, language: Language): string =>
  isAllDay(hours)
    ? hoursText[language].allDay
    : `${formatShortTime(hours.opens, language)}–${formatShortTime(hours.closes, language)}`;

/** Formats weekdays, such as "fredag–søndag". Returns "" for all seven weekdays or undefined. */
export const weekdaysInWords = (weekdays: readonly Weekday[] | undefined, language: Language): string =>
  weekdays && new Set(weekdays).size < allWeekdays.length ? formatWeekdays(weekdays, language) : "";
