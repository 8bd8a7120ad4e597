import { isWholeYear } from "#src/i18n/format.ts";
import { dayInYear, dayOf, startOfDay } from "#src/i18n/times/time.ts";

/** The first and last day, written like 04-24. */
interface Season {
  opens: string;
  closes: string;
}

/** The state of the season. It can change only at midnight. */
export type SeasonState = { changesAt: Temporal.Instant } & (
  { isOpen: true } | { isOpen: false; reopens: Temporal.PlainDate }
);

export function seasonState({ opens, closes }: Season, now: Temporal.Instant): SeasonState {
  const today = dayOf(now);
  const changesAt = startOfDay(today.add({ days: 1 }));
  if (isInPeriod(today, opens, closes)) return { isOpen: true, changesAt };
  return { isOpen: false, reopens: occurrenceAt(today, opens, closes).first, changesAt };
}

export const isAllYear = ({ opens, closes }: Season): boolean => isWholeYear(opens, closes);

const monthDayOf = (date: Temporal.PlainDate) => date.toString().slice(5);

/** True on the days of a yearly period. `first` and `last` are written like 04-24. A period may run over New Year. */
export function isInPeriod(date: Temporal.PlainDate, first: string, last: string): boolean {
  const day = monthDayOf(date);
  const hasBegun = monthDayOf(dayInYear(first, date.year)) <= day;
  return first <= last ? hasBegun && day <= last : hasBegun || day <= last;
}

/** Returns the first and last day of the current occurrence of a yearly period, or else of the next occurrence. */
export function occurrenceAt(
  date: Temporal.PlainDate,
  first: string,
  last: string,
): { first: Temporal.PlainDate; last: Temporal.PlainDate } {
  const isOver = Temporal.PlainDate.compare(dayInYear(last, date.year), date) < 0;
  const year = isOver ? date.year + 1 : date.year;
  return {
    first: dayInYear(first, first <= last ? year : year - 1),
    last: dayInYear(last, year),
  };
}
