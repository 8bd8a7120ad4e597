import { formatDate, formatTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf, isMidnight } from "#src/i18n/times/time.ts";
import { localizeWords, type WordsOf } from "#src/cms/kind/kind.ts";
import { eventKind, type Event } from "./event.ts";

export interface ShownEvent
  extends WordsOf<typeof eventKind>, Pick<Event, "id" | "startsAt" | "endsAt" | "imageUrl"> {
  /** The language of the words: Norwegian when the translation is missing. */
  language: Language;
  /** The date, such as "03.07.2027", or two dates with a dash. */
  days: string;
  /** The times, such as "11.00–12.30". Undefined when the event lasts whole days. */
  times: string | undefined;
}

export function showEvent(event: Event, language: Language): ShownEvent {
  const { id, startsAt, endsAt, imageUrl } = event;
  const { words, language: actual } = localizeWords(eventKind, event, language);
  return {
    id,
    ...words,
    language: actual,
    startsAt,
    endsAt,
    imageUrl,
    ...timesOf(startsAt, endsAt, language),
  };
}

/** Returns the dates and times of an event in words. For an end at midnight, the last day is the day before. */
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
