import { getTimes } from "suncalc";
import { z } from "zod";
import { timeZone } from "#src/i18n/format.ts";
import type { Coordinates } from "#src/campsite/identity/place.ts";

/** The times of the sun on a day. On a polar day and in a polar night, sunrise and sunset are undefined. */
export interface SunTimes {
  sunrise: Temporal.Instant | undefined;
  sunset: Temporal.Instant | undefined;
  /** False only in a polar night. */
  isUpAtNoon: boolean;
}

const calculated = new Map<string, SunTimes>();

/** Calculates the sun's times on a day. They differ from MET's times by a minute or two. */
export function calculateSun(date: Temporal.PlainDate, place: Coordinates): SunTimes {
  const key = `${date} ${place.latitude} ${place.longitude}`;
  const known = calculated.get(key);
  if (known) return known;
  const times = sunTimesOn(date, place);
  if (calculated.size >= 100) calculated.clear();
  calculated.set(key, times);
  return times;
}

function sunTimesOn(date: Temporal.PlainDate, { latitude, longitude }: Coordinates): SunTimes {
  const { sunrise, sunset, alwaysDown } = getTimes(new Date(`${date}T12:00:00Z`), latitude, longitude);
  const instant = (moment: Date | null) =>
    moment ? wholeMinute(Temporal.Instant.fromEpochMilliseconds(moment.getTime())) : undefined;
  return { sunrise: instant(sunrise), sunset: instant(sunset), isUpAtNoon: !alwaysDown };
}

function wholeMinute(instant: Temporal.Instant): Temporal.Instant {
  return instant.round({ smallestUnit: "minute", roundingMode: "floor" });
}

/** Returns Oslo's UTC offset at noon, which is +01:00 or +02:00. */
export function offsetOn(date: Temporal.PlainDate): string {
  return date.toZonedDateTime({ timeZone, plainTime: "12:00" }).offset;
}

/** A time in MET's format, such as 2026-11-20T08:23+01:00. Null means that there is no sunrise or sunset. */
const moment = z.object({ time: z.string().transform(toInstant).nullable() });

const sunAnswer = z.object({
  properties: z.object({
    sunrise: moment,
    sunset: moment,
    solarnoon: z.object({ visible: z.boolean() }).optional().catch(undefined),
  }),
});

/** Reads a response of MET's Sunrise 3.0. Returns undefined if the response is invalid or about another date. */
export function readSun(body: string, date: Temporal.PlainDate): SunTimes | undefined {
  try {
    const { sunrise, sunset, solarnoon } = sunAnswer.parse(JSON.parse(body)).properties;
    const [rises, sets] = [sunrise.time ?? undefined, sunset.time ?? undefined];
    const isUpAtNoon = rises || sets ? true : solarnoon?.visible;
    if (isUpAtNoon === undefined) return undefined;
    const times = { sunrise: rises, sunset: sets, isUpAtNoon };
    return isPlausible(times, date) ? times : undefined;
  } catch {
    return undefined;
  }
}

function toInstant(text: string): Temporal.Instant {
  return Temporal.Instant.from(text);
}

/** True when the times are within 14 hours of noon. In the far north the sun can set after midnight. */
function isPlausible({ sunrise, sunset }: SunTimes, date: Temporal.PlainDate): boolean {
  const noon = date.toZonedDateTime({ timeZone, plainTime: "12:00" }).toInstant().epochMilliseconds;
  return [sunrise, sunset].every(
    (time) => !time || Math.abs(time.epochMilliseconds - noon) <= 14 * 3_600_000,
  );
}
