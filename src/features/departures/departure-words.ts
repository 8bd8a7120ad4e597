import { formatTime } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { leavesAt, type Departure } from "./departure.ts";
import { departuresText } from "#messages/departures";

export const leavesWords = (departure: Departure, language: Language): string =>
  formatTime(leavesAt(departure), language);

/** Returns words such as "on time" or "cancelled", with "tomorrow" if the departure leaves tomorrow. */
export function certainty(departure: Departure, now: Temporal.Instant, language: Language): string {
  const text = departuresText[language];
  const { aimed, expected, isCancelled } = departure;
  const isToday = dayOf(leavesAt(departure)).equals(dayOf(now));
  const minutes = expected && Math.round((expected.epochMilliseconds - aimed.epochMilliseconds) / 60_000);
  const state = isCancelled
    ? text.cancelled
    : minutes === undefined
      ? text.timetable
      : minutes > 0
        ? text.late({ minutes })
        : minutes < 0
          ? text.early({ minutes: -minutes })
          : text.onTime;
  return isToday ? state : `${text.tomorrow}, ${state}`;
}
