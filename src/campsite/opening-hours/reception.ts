import { formatDayOfYear, formatPhone, formatShortTime, timeZone } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayInYear, dayOf } from "#src/i18n/times/time.ts";
import type { Identity } from "#src/campsite/identity/identity.ts";
import { receptionText } from "#messages/opening-hours";

interface NextOpening {
  date: Temporal.PlainDate;
  opens: string;
  isTomorrow: boolean;
}

/** Whether the reception is open now, and when it opens or closes next. */
export type ReceptionState =
  | { state: "open"; opens: string; closes: string; changesAt: Temporal.Instant }
  | { state: "opens-later-today"; opens: string; closes: string; changesAt: Temporal.Instant }
  | { state: "closed-for-today"; next: NextOpening | undefined; changesAt: Temporal.Instant }
  | { state: "closed-for-season"; reopens: Temporal.PlainDate; changesAt: Temporal.Instant };

export type ReceptionHours = Pick<Identity, "reception" | "exceptions" | "season">;

/** Returns whether the reception is open at an instant, in Oslo time, and when that changes. */
export function receptionState(written: ReceptionHours, now: Temporal.Instant): ReceptionState {
  const { season } = written;
  const today = dayOf(now);
  const tomorrow = today.add({ days: 1 });
  const midnight = tomorrow.toZonedDateTime(timeZone).toInstant();
  const day = monthDayOf(today);
  const opensOn = monthDayOf(dayInYear(season.opens, today.year));
  if (day < opensOn || day > season.closes) {
    const reopens = dayInYear(season.opens, day < opensOn ? today.year : today.year + 1);
    return { state: "closed-for-season", reopens, changesAt: midnight };
  }
  const closed: ReceptionState = {
    state: "closed-for-today",
    next: nextOpening(written, tomorrow),
    changesAt: midnight,
  };
  const hours = hoursOn(written, today);
  if (!hours) return closed;
  const at = (time: string) =>
    today.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).toInstant();
  const [opensAt, closesAt] = [at(hours.opens), at(hours.closes)];
  const { opens, closes } = hours;
  if (Temporal.Instant.compare(now, opensAt) < 0)
    return { state: "opens-later-today", opens, closes, changesAt: opensAt };
  if (Temporal.Instant.compare(now, closesAt) < 0)
    return { state: "open", opens, closes, changesAt: closesAt };
  return closed;
}

/** Returns the reception's hours on a day of the season; undefined when it is closed all day. */
export function hoursOn(
  { reception, exceptions }: Pick<ReceptionHours, "reception" | "exceptions">,
  date: Temporal.PlainDate,
): { opens: string; closes: string } | undefined {
  const exception = exceptions.find(({ day }) => day === date.toString());
  if (exception) return exception.opens === "" ? undefined : exception;
  const day = monthDayOf(date);
  return reception.find((period) => day >= period.from && day <= period.to);
}

/** Returns the first opening from a day on; undefined when there is none before the season ends. */
function nextOpening(written: ReceptionHours, tomorrow: Temporal.PlainDate): NextOpening | undefined {
  const { season } = written;
  const isOpenOn = (date: Temporal.PlainDate) => monthDayOf(date) <= season.closes && hoursOn(written, date);
  const excepted = written.exceptions
    .map(({ day }) => Temporal.PlainDate.from(day))
    .filter((day) => Temporal.PlainDate.compare(day, tomorrow) >= 0 && day.year === tomorrow.year);
  // The reception opens again on the first day of a period, on an exception, or on the day after one.
  const candidates = [
    ...firstDays(written, tomorrow),
    ...excepted,
    ...excepted.map((day) => day.add({ days: 1 })),
  ].toSorted((a, b) => Temporal.PlainDate.compare(a, b));
  const date = candidates.find(isOpenOn);
  return date && { date, opens: hoursOn(written, date)!.opens, isTomorrow: date.equals(tomorrow) };
}

/** Returns the first day of each period that isn't over. It is `from` itself when the period has begun. */
function firstDays({ reception, season }: ReceptionHours, from: Temporal.PlainDate): Temporal.PlainDate[] {
  const first = monthDayOf(from);
  return reception
    .map((period) => ({ ...period, day: period.from < first ? first : period.from }))
    .filter(({ day, to }) => day <= to && day <= season.closes)
    .map(({ day }) => dayInYear(day, from.year));
}

const monthDayOf = (date: Temporal.PlainDate) => date.toString().slice(5);

/**
 * Returns the state in words, such as "Resepsjonen er åpen til kl. 21". `phone` is named while it is closed in the
 * season.
 */
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
      return text.open({ closes: formatShortTime(reception.closes, language) });
    case "opens-later-today":
      return text.opensToday({ opens: formatShortTime(reception.opens, language) });
    case "closed-for-today": {
      if (!reception.next) return text.closed;
      const opens = formatShortTime(reception.next.opens, language);
      return reception.next.isTomorrow
        ? text.opensTomorrow({ opens })
        : text.opensOn({ date: formatDayOfYear(reception.next.date.toPlainMonthDay(), language), opens });
    }
    case "closed-for-season":
      return text.season({ date: formatDayOfYear(reception.reopens.toPlainMonthDay(), language) });
  }
}
