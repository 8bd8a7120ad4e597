import { dayOf } from "#src/i18n/time.ts";
import { timeZone } from "#src/i18n/format.ts";
import type { Forecast, Period, Step } from "./forecast.ts";

export interface WeatherDay {
  /** The date in Oslo. */
  date: Temporal.PlainDate;
  /** MET's symbol code for the middle of the day, or unknown. */
  iconId: string;
  /** The highest daytime temperature in degrees Celsius. */
  temperature: number;
  /** Millimetres in the rest of the day; undefined when not forecast. */
  rain: number | undefined;
}

const mostDays = 5;

/** Daytime in hours. */
const [morning, evening] = [7, 21];

/** Returns today and the next four days, by the date in Oslo, as far as the forecast reaches. */
export function chooseDays(forecast: Forecast, now: Temporal.Instant): WeatherDay[] {
  const today = dayOf(now);
  const ahead = forecast
    .filter(({ time }) => Temporal.Instant.compare(time.add({ hours: 1 }), now) > 0)
    .map((step) => ({ ...step, local: step.time.toZonedDateTimeISO(timeZone) }));
  // Converting to a time zone is slow, so each step is converted once and not once per day.
  const byDate = Map.groupBy(ahead, ({ local }) => local.toPlainDate().toString());
  return Array.from({ length: mostDays }, (_, days) => today.add({ days })).flatMap((date) => {
    const steps = byDate.get(date.toString());
    if (!steps) return [];
    const lit = steps.filter(({ local }) => local.hour >= morning && local.hour <= evening);
    const shown = lit.length > 0 ? lit : steps;
    const middle = shown.toSorted((a, b) => Math.abs(a.local.hour - 14) - Math.abs(b.local.hour - 14))[0]!;
    return [
      {
        date,
        iconId: symbolOf(middle) ?? "unknown",
        temperature: Math.max(...shown.map(({ temperature }) => temperature)),
        rain: rainOf(steps, ahead),
      },
    ];
  });
}

/** Returns the symbol of the longest period up to six hours, which represents a day better than one hour. */
function symbolOf({ periods }: Step): string | undefined {
  const inOrder = periods.toSorted(
    (a, b) => Number(a.hours === 12) - Number(b.hours === 12) || b.hours - a.hours,
  );
  return inOrder.find(({ symbol }) => symbol !== undefined)?.symbol;
}

/** Adds each step's rain until the next step; undefined when none has any. */
function rainOf(steps: Step[], forecast: Forecast): number | undefined {
  const amounts = steps.map((step) => {
    const next = forecast.find(({ time }) => Temporal.Instant.compare(time, step.time) > 0);
    const hours = next ? (next.time.epochMilliseconds - step.time.epochMilliseconds) / 3_600_000 : 6;
    return periodOf(step.periods, hours)?.rain;
  });
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length > 0 ? known.reduce((sum, amount) => sum + amount, 0) : undefined;
}

const periodOf = (periods: Period[], hours: number) => periods.find((period) => period.hours === hours);
