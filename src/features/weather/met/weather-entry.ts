import { z } from "zod";
import { timeZone } from "#src/i18n/format.ts";
import { dayOf, toStoredInstant } from "#src/i18n/times/time.ts";
import type { Forecast, Period, Step } from "./forecast.ts";

export const weatherEntry = z
  .object({
    title: z.enum(["now", "tomorrow", "aftertomorrow"]),
    hour: z.int().min(0).max(23).describe("The hour in Oslo at `from`"),
    from: z.iso.datetime().describe("The instant of the values, in UTC"),
    iconId: z.string().describe("MET Norway's symbol code, or unknown"),
    temperature: z.number().describe("Degrees Celsius"),
    rain: z.number().nullable().describe("The rain in millimetres during the `rainHours` after `from`"),
    rainHours: z
      .union([z.literal(1), z.literal(6), z.literal(12)])
      .describe("The number of hours that symbol and rain describe"),
    windSpeed: z.number().nullable().describe("Metres per second"),
    windDirection: z
      .number()
      .nullable()
      .describe("The direction from which the wind comes, in degrees clockwise from north"),
  })
  .meta({ id: "WeatherEntry" });
export type WeatherEntry = z.infer<typeof weatherEntry>;

type Title = WeatherEntry["title"];

/** The maximum distance of a step from 12:00 UTC, in hours. A step further from noon can't represent its day. */
const maxHoursFromNoon = 3;

/** The maximum age of the current step, in hours. The last steps of a forecast are six hours apart. */
const maxHoursSinceNow = 6;

/** Chooses the entries for now and the next two days. A day's entry is the step nearest to 12:00 UTC, if any. */
export function chooseEntries(forecast: Forecast, now: Temporal.Instant): WeatherEntry[] {
  const today = dayOf(now);
  const atNoon = (days: number) =>
    nearest(forecast, Temporal.Instant.from(`${today.add({ days })}T12:00:00Z`));
  return [
    entry("now", current(forecast, now), 1),
    entry("tomorrow", atNoon(1), 1),
    entry("aftertomorrow", atNoon(2), 6),
  ].flat();
}

function current(forecast: Forecast, now: Temporal.Instant): Step | undefined {
  const step = forecast.findLast(({ time }) => time.epochMilliseconds <= now.epochMilliseconds);
  return step && hoursBetween(step.time, now) <= maxHoursSinceNow ? step : undefined;
}

/** Returns the step nearest to a moment. If two steps are equally near, it returns the earlier step. */
function nearest(forecast: Forecast, moment: Temporal.Instant): Step | undefined {
  const distance = ({ time }: Step) => hoursBetween(time, moment);
  const near = forecast.filter((step) => distance(step) <= maxHoursFromNoon);
  return near.toSorted((a, b) => distance(a) - distance(b))[0];
}

function hoursBetween(a: Temporal.Instant, b: Temporal.Instant): number {
  return Math.abs(a.epochMilliseconds - b.epochMilliseconds) / 3_600_000;
}

function entry(title: Title, step: Step | undefined, periodHours: 1 | 6): WeatherEntry[] {
  if (!step) return [];
  const { hours, symbol, rain } = choosePeriod(step.periods, periodHours);
  return [
    {
      title,
      hour: step.time.toZonedDateTimeISO(timeZone).hour,
      from: toStoredInstant(step.time),
      iconId: symbol ?? "unknown",
      temperature: step.temperature,
      rain: rain ?? null,
      rainHours: hours,
      windSpeed: step.windSpeed ?? null,
      windDirection: step.windDirection ?? null,
    },
  ];
}

/** Returns the period of `periodHours`, or else the shortest one, preferably with a symbol. */
function choosePeriod(periods: Period[], periodHours: 1 | 6): Period {
  const inOrder = periods.toSorted(
    (a, b) => Number(b.hours === periodHours) - Number(a.hours === periodHours) || a.hours - b.hours,
  );
  return (
    inOrder.find(({ symbol }) => symbol !== undefined) ??
    inOrder[0] ?? { hours: periodHours, symbol: undefined, rain: undefined }
  );
}
