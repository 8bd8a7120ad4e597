import { dayRangeWords } from "#src/i18n/day-words.ts";
import { formatDate, formatTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { listInWords } from "#src/i18n/phrases.ts";
import { dayOf, isMidnight } from "#src/i18n/times/time.ts";
import { localizeWords, type WordsOf } from "#src/cms/kind/kind.ts";
import { eventSeriesText } from "#messages/events";
import { eventKind, type Event } from "./event.ts";
import type { UpcomingEvent } from "./events.server.ts";
import { daysOf, parseRecurrence, type EventTimes, type Occurrence, type Recurrence } from "./recurrence.ts";

/** An event with the times of its next occurrence. */
export interface ShownEvent
  extends WordsOf<typeof eventKind>, Pick<Event, "id" | "startsAt" | "endsAt" | "imageUrl"> {
  /** The language of the words: Norwegian when the translation is missing. */
  language: Language;
  /** The days of a repeated event, such as "lørdager 3.–31. juli". */
  series: string | undefined;
  /** The occurrences that haven't ended, the next occurrence first. */
  occurrences: readonly Occurrence[];
  /** The date, such as "03.07.2027", or two dates with a dash. */
  days: string;
  /** The times, such as "11.00–12.30". Undefined when the event lasts whole days. */
  times: string | undefined;
}

export function showEvent(event: UpcomingEvent, language: Language): ShownEvent {
  const { id, imageUrl, occurrences } = event;
  const [{ startsAt, endsAt }] = occurrences;
  const { words, language: actual } = localizeWords(eventKind, event, language);
  return {
    id,
    ...words,
    language: actual,
    startsAt,
    endsAt,
    imageUrl,
    series: seriesInWords(event, language),
    occurrences,
    ...timesOf(startsAt, endsAt, language),
  };
}

/** Returns an event's dates and times in words. An event that ends at midnight ends on the day before. */
export function timesOf(
  startsAt: string,
  endsAt: string,
  language: Language,
): Pick<ShownEvent, "days" | "times"> {
  const [start, end] = [Temporal.Instant.from(startsAt), Temporal.Instant.from(endsAt)];
  const [first, last] = [dayOf(start), dayOf(end.subtract({ seconds: 1 }))];
  const days = first.equals(last) ? formatDate(first) : `${formatDate(first)}–${formatDate(last)}`;
  if (isMidnight(start) && isMidnight(end)) return { days, times: undefined };
  return { days, times: `${formatTime(start, language)}–${formatTime(end, language)}` };
}

const period = dayRangeWords({ day: "numeric", month: "long" });

/** Returns a repeated event's days in words, such as "lørdager 3.–31. juli". Undefined for other events. */
export function seriesInWords(
  { startsAt, recurrence, exceptions }: Omit<EventTimes, "endsAt">,
  language: Language,
): string | undefined {
  const rule = parseRecurrence(recurrence);
  if (!rule) return undefined;
  const days = daysOf(dayOf(Temporal.Instant.from(startsAt)), rule).filter(
    (day) => !exceptions.includes(day.toString()),
  );
  return inWords(rule, period(days[0]!, days.at(-1)!, language), language);
}

/** Returns a recurrence in words, such as "lørdager til 31.07.2027". Undefined if it is empty or invalid. */
export function recurrenceInWords(recurrence: string, language: Language): string | undefined {
  const rule = parseRecurrence(recurrence);
  return rule && inWords(rule, eventSeriesText[language].untilDay({ day: formatDate(rule.until) }), language);
}

function inWords({ weekdays, interval }: Recurrence, days: string, language: Language): string {
  const text = eventSeriesText[language];
  const names = weekdays.map((weekday) => text.weekday({ weekday }));
  return text.series({ weekdays: listInWords(names, language), interval, days });
}
