import { timeZone } from "#src/i18n/format.ts";
import { endOfDay } from "#src/i18n/times/time-of-day.ts";
import type { Opening } from "./reception.ts";

/** Returns the times at :00, :15, :30 and :45 after now and the opening, and before the usual closing time. */
export function quartersIn({ opensAt, closesAt }: Opening, now: Temporal.Instant): string[] {
  const from = Temporal.Instant.compare(opensAt, now) < 0 ? now : opensAt;
  const first = from
    .round({ smallestUnit: "minute", roundingIncrement: 15, roundingMode: "floor" })
    .add({ minutes: 15 });
  const count = Math.ceil((closesAt.epochMilliseconds - first.epochMilliseconds) / (15 * 60_000));
  const times = Array.from({ length: Math.max(count, 0) }, (_, index) => {
    const time = first
      .add({ minutes: 15 * index })
      .toZonedDateTimeISO(timeZone)
      .toPlainTime();
    return time.toString({ smallestUnit: "minute" });
  });
  // The set removes times that occur twice when the clock goes back. Midnight is 24:00 here.
  return [...new Set(times)].map((time) => (time === "00:00" ? endOfDay : time));
}

const mostOffered = 8;
const nextQuarters = 3;

/** Returns the times to offer first: up to eight times, or else the first three and then full hours. */
export function offeredTimes(times: readonly string[]): string[] {
  if (times.length <= mostOffered) return [...times];
  return times.filter((time, index) => index < nextQuarters || time.endsWith(":00")).slice(0, mostOffered);
}
