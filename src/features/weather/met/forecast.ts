import { z } from "zod";
import type { Coordinates } from "#src/campsite/identity/place.ts";
import { possible, readTimeseries } from "#src/campsite/met/timeseries.ts";

/* Reads MET Norway's Locationforecast 2.0 (compact). Steps without a time or a temperature are left out. */

/** The weather in the hours after the time of a step. */
export interface Period {
  hours: 1 | 6 | 12;
  /** MET's symbol code. */
  symbol: string | undefined;
  /** The rain in millimetres. */
  rain: number | undefined;
}

export interface Step {
  time: Temporal.Instant;
  /** The temperature in degrees Celsius. */
  temperature: number;
  /** The wind speed in metres per second. */
  windSpeed: number | undefined;
  /** The direction that the wind comes from, in degrees clockwise from north. It is at least 0 and below 360. */
  windDirection: number | undefined;
  periods: Period[];
}

/** The steps of a forecast, earliest step first. There is at least one step, and no two steps have the same time. */
export type Forecast = Step[];

const period = z
  .object({
    summary: z
      .object({
        symbol_code: z
          .string()
          .regex(/^[a-z_]{1,64}$/)
          .optional()
          .catch(undefined),
      })
      .optional()
      .catch(undefined),
    details: z
      .object({ precipitation_amount: possible(0, 1000) })
      .optional()
      .catch(undefined),
  })
  .optional()
  .catch(undefined);

const stepData = z.object({
  instant: z.object({
    details: z.object({
      air_temperature: z.number().min(-90).max(60),
      wind_speed: possible(0, 120),
      wind_from_direction: possible(0, 360),
    }),
  }),
  next_1_hours: period,
  next_6_hours: period,
  next_12_hours: period,
});

/** Reads a response of Locationforecast. @returns undefined when it is invalid or about another place */
export function readForecast(body: string, place: Coordinates): Forecast | undefined {
  const steps = readTimeseries(body, place, stepData);
  return steps?.length ? steps.map(toStep) : undefined;
}

function toStep({ time, data }: { time: Temporal.Instant; data: z.output<typeof stepData> }): Step {
  const { instant, next_1_hours, next_6_hours, next_12_hours } = data;
  const { air_temperature, wind_speed, wind_from_direction } = instant.details;
  const periods = (
    [
      [1, next_1_hours],
      [6, next_6_hours],
      [12, next_12_hours],
    ] as const
  ).map(([hours, details]) => ({
    hours,
    symbol: details?.summary?.symbol_code,
    rain: details?.details?.precipitation_amount,
  }));
  return {
    time,
    temperature: air_temperature,
    windSpeed: wind_speed,
    windDirection: wind_from_direction === undefined ? undefined : wind_from_direction % 360,
    periods: periods.filter(({ symbol, rain }) => symbol !== undefined || rain !== undefined),
  };
}
