import { dayOf } from "#src/i18n/times/time.ts";
import { timeZone } from "#src/i18n/format.ts";
import type { Forecast, Step } from "./forecast.ts";

export interface WeatherDay {
  date: Temporal.PlainDate;
  /** MET's symbol code of the day's step nearest to 14:00 in Oslo, or "unknown". Today's past steps are left out. */
  iconId: string;
  /** The highest temperature of the daytime, or of the remaining evening, in degrees Celsius. */
  temperature: number;
  /** The rain of the day, or of the rest of today, in millimetres. Undefined without a forecast of it. */
  rain: number | undefined;
}

const maxDays = 5;

/** The first and last hour of daytime. */
const [morning, evening] = [7, 21];

/** Returns the weather of up to five days. The days are dates in Oslo. */
export function chooseDays(forecast: Forecast, now: Temporal.Instant): WeatherDay[] {
  const today = dayOf(now);
  const upcomingSteps = forecast
    .filter(({ time }) => hoursBetween(now, time) > -1)
    // Temporal's conversions are slow, so each step is converted only once.
    .map((step, index, steps) => ({
      ...step,
      date: dayOf(step.time).toString(),
      hour: step.time.toZonedDateTimeISO(timeZone).hour,
      rain: rainOf(step, steps[index + 1]),
    }));
  const byDate = Map.groupBy(upcomingSteps, ({ date }) => date);
  return Array.from({ length: maxDays }, (_, days) => today.add({ days })).flatMap((date) => {
    const steps = byDate.get(date.toString());
    if (!steps) return [];
    const lit = steps.filter(({ hour }) => hour >= morning && hour <= evening);
    const shown = lit.length > 0 ? lit : steps;
    const rain = steps.flatMap((step) => step.rain ?? []);
    const middle = shown.toSorted((a, b) => Math.abs(a.hour - 14) - Math.abs(b.hour - 14))[0]!;
    return [
      {
        date,
        iconId: symbolOf(middle) ?? "unknown",
        temperature: Math.max(...shown.map(({ temperature }) => temperature)),
        rain: rain.length > 0 ? rain.reduce((sum, amount) => sum + amount) : undefined,
      },
    ];
  });
}

/** Returns the symbol of a step. A symbol for six hours represents a day better than a symbol for one hour. */
function symbolOf({ periods }: Step): string | undefined {
  const inOrder = periods.toSorted(
    (a, b) => Number(a.hours === 12) - Number(b.hours === 12) || b.hours - a.hours,
  );
  return inOrder.find(({ symbol }) => symbol !== undefined)?.symbol;
}

/** Returns the rain until the next step. The last steps of a forecast are six hours apart. */
function rainOf({ time, periods }: Step, next: Step | undefined): number | undefined {
  const hours = next ? hoursBetween(time, next.time) : 6;
  return periods.find((period) => period.hours === hours)?.rain;
}

const hoursBetween = (a: Temporal.Instant, b: Temporal.Instant): number =>
  (b.epochMilliseconds - a.epochMilliseconds) / 3_600_000;
