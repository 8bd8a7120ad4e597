import { siteNow } from "#src/cms/staff/clock.ts";
import { formatDate, formatDay, formatTime } from "#src/i18n/format.ts";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { momentsText } from "#messages/staff";
import { dayOf } from "#src/i18n/times/time.ts";

/* The functions in this file format moments for staff, always in Oslo time. */

/** Formats a moment in full, such as «fredag 20. november kl. 13.20». Adds the year if it isn't the current year. */
export function longMoment(instant: string, language: Language, now = siteNow()): string {
  const moment = Temporal.Instant.from(instant);
  const day = dayOf(moment);
  const words = formatDay(day, language, dayOf(now)).replace(/(?<=\d\.?) (?=\p{L})/u, "\u00a0");
  return momentsText[language].at({ day: words, time: formatTime(moment, language) });
}

/** Formats a numeric day with its weekday, such as «man. 23.11.2026», or «Mo, 23.11.2026» in German. */
export function shortDay(day: Temporal.PlainDate, language: Language): string {
  return momentsText[language].shortDay({ weekday: shortWeekday(day, language), date: formatDate(day) });
}

/** Formats a moment with its numeric date, such as «man. 23.11.2026 kl. 08.00». */
export function dayMoment(instant: string, language: Language): string {
  const moment = Temporal.Instant.from(instant);
  return momentsText[language].at({
    day: shortDay(dayOf(moment), language),
    time: formatTime(moment, language),
  });
}

/** Messages with a moment and the preposition for it. */
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
  const { days } = dayOf(now).until(dayOf(Temporal.Instant.from(instant)));
  return new Intl.RelativeTimeFormat(languageTag[language], { numeric: "auto" }).format(days, "day");
}

/** Formats a moment as briefly as possible, such as «i dag 13.20», «i går 15.30», «ons. 09.40» or «18.10.2026». */
export function shortMoment(instant: string, language: Language, now = siteNow()): string {
  const moment = Temporal.Instant.from(instant);
  const day = dayOf(moment);
  const daysAgo = day.until(dayOf(now)).days;
  const time = formatTime(moment, language);
  if (daysAgo < 0 || daysAgo >= 7) return formatDate(day);
  if (daysAgo < 2) {
    const relative = new Intl.RelativeTimeFormat(languageTag[language], { numeric: "auto" });
    return `${relative.format(-daysAgo, "day")}\u00a0${time}`;
  }
  return `${shortWeekday(day, language)}\u00a0${time}`;
}

/** Formats a moment in words, such as «onsdag 18. november kl. 09.40». In another year, the date is numeric. */
export function momentInWords(instant: string, language: Language, now = siteNow()): string {
  const moment = Temporal.Instant.from(instant);
  const day = dayOf(moment);
  const today = dayOf(now);
  const daysAgo = day.until(today).days;
  if (daysAgo === 0 || daysAgo === 1) {
    const relative = new Intl.RelativeTimeFormat(languageTag[language], { numeric: "auto" });
    return momentsText[language].at({
      day: relative.format(-daysAgo, "day"),
      time: formatTime(moment, language),
    });
  }
  return day.year === today.year ? longMoment(instant, language, now) : dayMoment(instant, language);
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
