import { dayWords } from "./day-words.ts";
import type { Language } from "./language.ts";
import { listInWords } from "./phrases.ts";

/** The weekdays in the order of ISO 8601. */
export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

const names = { long: dayWords({ weekday: "long" }), short: dayWords({ weekday: "short" }) };
const monday = "2024-01-01";

export const weekdayOf = (date: Temporal.PlainDate): Weekday => weekdays[date.dayOfWeek - 1]!;

export function formatWeekday(
  weekday: Weekday,
  language: Language,
  form: keyof typeof names = "long",
): string {
  const date = Temporal.PlainDate.from(monday).add({ days: weekdays.indexOf(weekday) });
  return names[form](date, language).replace(/\.$/, "");
}

/** Joins weekdays to a text such as "fredag–søndag" or "lørdag og søndag". A range may cross the end of the week. */
export function formatWeekdays(days: readonly Weekday[], language: Language): string {
  const inclusions = weekdays.map((day) => days.includes(day));
  // A range begins on a day whose previous day isn't in the list.
  const ranges = [...inclusions.keys()]
    .filter((index) => inclusions[index] && !inclusions.at(index - 1))
    .map((first) => {
      const length = [...inclusions, ...inclusions].indexOf(false, first) - first;
      return Array.from({ length }, (_, index) =>
        formatWeekday(weekdays[(first + index) % weekdays.length]!, language),
      );
    });
  const inWords = ranges.flatMap((range) => (range.length > 2 ? [`${range[0]!}–${range.at(-1)!}`] : range));
  return listInWords(inWords, language);
}
