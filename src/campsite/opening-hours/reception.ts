import { formatDayOfYear, formatPhone, formatShortTime, timeZone } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { endOfDay } from "#src/i18n/times/time-of-day.ts";
import { dayOf, startOfDay } from "#src/i18n/times/time.ts";
import { formatWeekday, weekdayOf } from "#src/i18n/weekdays.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { receptionText } from "#messages/opening-hours";
import { isAllDay } from "./hours-in-words.ts";
import type { Hours } from "./opening-hours.ts";
import { isInPeriod, seasonState } from "./season.ts";

export interface Opening extends Hours {
  /** The day on which the hours begin. */
  date: Temporal.PlainDate;
  opensAt: Temporal.Instant;
  closesAt: Temporal.Instant;
}

export type ReceptionState =
  | (Hours & { state: "open" | "opens-later-today"; date: Temporal.PlainDate; changesAt: Temporal.Instant })
  | { state: "closed-for-today"; next: NextOpening | undefined; changesAt: Temporal.Instant }
  | { state: "closed-for-season"; reopens: Temporal.PlainDate; changesAt: Temporal.Instant };

interface NextOpening {
  date: Temporal.PlainDate;
  opens: string;
  days: number;
}

export type ReceptionHours = Pick<Identity, "reception" | "exceptions" | "season">;

export function receptionState(written: ReceptionHours, now: Temporal.Instant): ReceptionState {
  const opening = openingAt(written, now);
  if (opening) {
    const { date, opens, closes, opensAt, closesAt } = opening;
    const hours = { date, opens, closes };
    return Temporal.Instant.compare(now, opensAt) < 0
      ? { state: "opens-later-today", ...hours, changesAt: opensAt }
      : { state: "open", ...hours, changesAt: closesAt };
  }
  const season = seasonState(written.season, now);
  const { changesAt } = season;
  if (!season.isOpen) return { state: "closed-for-season", reopens: season.reopens, changesAt };
  return { state: "closed-for-today", next: nextOpening(written, dayOf(now)), changesAt };
}

/** Returns the current opening, or else the next opening of today. The current opening may have begun yesterday. */
export function openingAt(written: ReceptionHours, now: Temporal.Instant): Opening | undefined {
  const date = dayOf(now);
  const today = openingOn(written, date);
  const yesterday = openingOn(written, date.subtract({ days: 1 }));
  const hasBegun = today && Temporal.Instant.compare(today.opensAt, now) <= 0;
  const [opening, other] = hasBegun ? [today, yesterday] : [yesterday, today];
  return [opening, other].find((each) => each && Temporal.Instant.compare(now, each.closesAt) < 0);
}

function openingOn(written: ReceptionHours, date: Temporal.PlainDate): Opening | undefined {
  const { season } = written;
  const hours = isInPeriod(date, season.opens, season.closes) ? hoursOn(written, date) : undefined;
  if (!hours) return undefined;
  const { opens, closes } = hours;
  const [opensAt, closesAt] = [instantOf(date, opens), closingOn(date, hours)];
  // When the clock goes forward, the hours from 02:00 to 03:00 don't exist, so "02:30 to 03:00" is empty.
  return Temporal.Instant.compare(opensAt, closesAt) < 0
    ? { date, opens, closes, opensAt, closesAt }
    : undefined;
}

/** Returns the end of hours that begin on this day. They can end on the next day. */
export function closingOn(date: Temporal.PlainDate, { opens, closes }: Hours): Temporal.Instant {
  const nextDay = date.add({ days: 1 });
  if (closes === endOfDay) return startOfDay(nextDay);
  return instantOf(closes > opens ? date : nextDay, closes);
}

const instantOf = (date: Temporal.PlainDate, time: string) =>
  date.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).toInstant();

/** Returns the hours on a day of the season, or undefined if the reception is closed all day. */
export function hoursOn(
  { reception, exceptions }: Pick<ReceptionHours, "reception" | "exceptions">,
  date: Temporal.PlainDate,
): Hours | undefined {
  const exception = exceptions.find(({ day }) => day === date.toString());
  if (exception) return exception.opens === "" ? undefined : exception;
  const weekday = weekdayOf(date);
  return reception.find(
    ({ from, to, weekdays }) => (weekdays?.includes(weekday) ?? true) && isInPeriod(date, from, to),
  );
}

/** Returns the next opening after a day, within the season and the next 366 days. */
function nextOpening(written: ReceptionHours, today: Temporal.PlainDate): NextOpening | undefined {
  const { season, reception, exceptions } = written;
  if (reception.length === 0 && exceptions.length === 0) return undefined;
  for (let days = 1; days <= 366; days++) {
    const date = today.add({ days });
    if (!isInPeriod(date, season.opens, season.closes)) return undefined;
    const hours = hoursOn(written, date);
    if (hours) return { date, opens: hours.opens, days };
  }
  return undefined;
}

/** Returns the state in words. While the reception is closed in the season, the words include `phone`. */
export function receptionNow(reception: ReceptionState, language: Language, phone?: string): string {
  const words = receptionSentence(reception, language);
  const isAnswered = reception.state === "opens-later-today" || reception.state === "closed-for-today";
  if (!phone || !isAnswered) return words;
  return `${words}. ${receptionText[language].urgent({ phone: formatPhone(phone, language) })}`;
}

function receptionSentence(reception: ReceptionState, language: Language): string {
  const text = receptionText[language];
  switch (reception.state) {
    case "open":
      if (isAllDay(reception)) return text.openAllDay;
      return text.open({ closes: formatShortTime(reception.closes, language) });
    case "opens-later-today":
      return text.opensToday({ opens: formatShortTime(reception.opens, language) });
    case "closed-for-today": {
      if (!reception.next) return text.closed;
      const opens = formatShortTime(reception.next.opens, language);
      return reception.next.days === 1
        ? text.opensTomorrow({ opens })
        : text.opensOn({ date: nextDayInWords(reception.next, language), opens });
    }
    case "closed-for-season":
      return text.season({ date: formatDayOfYear(reception.reopens.toPlainMonthDay(), language) });
  }
}

/** Returns the weekday of one of the next six days, or the date of a later day. */
export const nextDayInWords = ({ date, days }: NextOpening, language: Language): string =>
  days < 7 ? formatWeekday(weekdayOf(date), language) : formatDayOfYear(date.toPlainMonthDay(), language);
