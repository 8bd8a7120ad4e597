import { siteNow } from "#src/cms/staff/clock.ts";
import { formatDate, formatDay, formatTime } from "#src/i18n/format.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { momentsText } from "#messages/staff";
import { dayOf, isMidnight } from "#src/i18n/times/time.ts";

/* The functions in this file format moments for staff, always in Oslo time. */

interface DayAndTime {
  day: Temporal.PlainDate;
  time: string;
}

function momentParts(instant: string, language: Language): DayAndTime {
  const moment = Temporal.Instant.from(instant);
  return { day: dayOf(moment), time: formatTime(moment, language) };
}

/** Returns the day and the time at which a period ends. Midnight is the end of the day before. */
function endParts(instant: string, language: Language): DayAndTime {
  const moment = Temporal.Instant.from(instant);
  if (!isMidnight(moment)) return momentParts(instant, language);
  return { day: dayOf(moment).subtract({ days: 1 }), time: momentsText[language].midnight };
}

/** Formats a moment in full, such as «fredag 20. november kl. 13.20». Adds the year if it isn't the current year. */
export function longMoment(instant: string, language: Language, now = siteNow()): string {
  return inFull(momentParts(instant, language), language, now);
}

function inFull({ day, time }: DayAndTime, language: Language, now: Temporal.Instant): string {
  return momentsText[language].at({ day: longDay(day, language, now), time });
}

const longDay = (day: Temporal.PlainDate, language: Language, now: Temporal.Instant) =>
  formatDay(day, language, dayOf(now)).replace(/(?<=\d\.?) (?=\p{L})/u, "\u00a0");

/** Formats an end: «til kl. 15.00 i dag». Midnight ends the day before: «til og med fredag 23. april». */
export function untilInWords(instant: string, language: Language, now = siteNow()): string {
  const text = momentsText[language];
  const moment = Temporal.Instant.from(instant);
  const { day, time } = endParts(instant, language);
  const daysAhead = dayOf(now).until(day).days;
  if (isMidnight(moment))
    return text.through({
      day:
        daysAhead === 0 || daysAhead === 1 ? relativeDay(daysAhead, language) : longDay(day, language, now),
    });
  return daysAhead === 0
    ? text.untilToday({ time })
    : text.until({ moment: longMoment(instant, language, now) });
}

/** Formats a numeric day with its weekday, such as «man. 23.11.2026», or «Mo, 23.11.2026» in German. */
export function shortDay(day: Temporal.PlainDate, language: Language): string {
  return momentsText[language].shortDay({ weekday: shortWeekday(day, language), date: formatDate(day) });
}

/** Formats a moment with its numeric date, such as «man. 23.11.2026 kl. 08.00». */
export const dayMoment = (instant: string, language: Language): string =>
  withNumericDay(momentParts(instant, language), language);

/** Formats an end with its numeric date. Midnight is the end of the day before: «søn. 22.11.2026 kl. 24.00». */
export const dayOfEnd = (instant: string, language: Language): string =>
  withNumericDay(endParts(instant, language), language);

const withNumericDay = ({ day, time }: DayAndTime, language: Language): string =>
  momentsText[language].at({ day: shortDay(day, language), time });

interface MomentWords {
  today: (values: { time: string }) => string;
  otherDay: (values: { day: string }) => string;
}

/** Formats a message about a moment. The message contains the time, and also the day if the moment isn't today. */
export function timeOrDay(
  moment: Temporal.Instant,
  { today, otherDay }: MomentWords,
  language: Language,
): string {
  return dayOf(moment).equals(dayOf(siteNow()))
    ? today({ time: formatTime(moment, language) })
    : otherDay({ day: dayMoment(moment.toString(), language) });
}

/** Formats the distance from today to a day, such as «i dag», «i morgen» or «om 3 dager». */
export function dayDistance(instant: string, language: Language, now = siteNow()): string {
  return relativeDay(dayOf(now).until(dayOf(Temporal.Instant.from(instant))).days, language);
}

const relativeDay = (days: number, language: Language): string =>
  new Intl.RelativeTimeFormat(languageTag[language], { numeric: "auto" }).format(days, "day");

/** Formats a moment briefly: «i dag 13.20», «ons. 09.40» or «18.10.2026». Midnight stands for the whole day. */
export function shortMoment(instant: string, language: Language, now = siteNow()): string {
  const moment = Temporal.Instant.from(instant);
  const day = dayOf(moment);
  const daysAgo = day.until(dayOf(now)).days;
  const isWholeDay = isMidnight(moment);
  if (daysAgo < 0 || daysAgo >= 7 || (isWholeDay && daysAgo >= 2)) return formatDate(day);
  const name = daysAgo < 2 ? relativeDay(-daysAgo, language) : shortWeekday(day, language);
  return isWholeDay ? name : `${name}\u00a0${formatTime(moment, language)}`;
}

/** Formats a moment in words, such as «onsdag 18. november kl. 09.40». In another year, the date is numeric. */
export const momentInWords = (instant: string, language: Language, now = siteNow()): string =>
  inWordsOf(momentParts(instant, language), language, now);

/** Formats an end as {@link momentInWords} does. Midnight is the end of the day before: «i går kl. 24.00». */
export const endMomentInWords = (instant: string, language: Language, now = siteNow()): string =>
  inWordsOf(endParts(instant, language), language, now);

function inWordsOf(parts: DayAndTime, language: Language, now: Temporal.Instant): string {
  const { day, time } = parts;
  const today = dayOf(now);
  const daysAgo = day.until(today).days;
  if (daysAgo === 0 || daysAgo === 1)
    return momentsText[language].at({ day: relativeDay(-daysAgo, language), time });
  return day.year === today.year ? inFull(parts, language, now) : withNumericDay(parts, language);
}

const shortWeekday = (day: Temporal.PlainDate, language: Language) =>
  inWords(day, language, { weekday: "short" });

function inWords(
  { year, month, day }: Temporal.PlainDate,
  language: Language,
  parts: Intl.DateTimeFormatOptions,
): string {
  const format = new Intl.DateTimeFormat(languageTag[language], { ...parts, timeZone: "UTC" });
  return format.format(Date.UTC(year, month - 1, day));
}
