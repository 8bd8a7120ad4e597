import { timeZone } from "#src/i18n/format.ts";
import { endOfDay } from "#src/i18n/times/time-of-day.ts";
import type { Opening } from "./reception.ts";

/** Returns the quarters of an hour at which an opening can end early: after now, before its usual end. */
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
  // A time comes twice when the clock goes back. At midnight the hours end with their day.
  return [...new Set(times)].map((time) => (time === "00:00" ? endOfDay : time));
}
