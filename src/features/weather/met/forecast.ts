import { z } from "zod";
import { featurePoint, isFor, parseInstant, parseJson, type Coordinates } from "./met.ts";

/*
 * Reads MET Norway's Locationforecast 2.0 compact (GeoJSON). In practice, any field can be missing or wrong. Unlikely
 * values count as missing, and steps without a time or a temperature are left out.
 */

/** The weather in the hours after a step's moment. */
export interface Period {
  hours: 1 | 6 | 12;
  /** MET's symbol code. */
  symbol: string | undefined;
  /** Millimetres. */
  rain: number | undefined;
}

export interface Step {
  time: Temporal.Instant;
  /** Degrees Celsius. */
  temperature: number;
  /** Metres per second. */
  windSpeed: number | undefined;
  /** Where the wind comes from, in degrees clockwise from north; 0 to below 360. */
  windDirection: number | undefined;
  /** Those that say something, the shortest first. */
  periods: Period[];
}

/** At least one step, in the order of time, no two at the same moment. */
export type Forecast = Step[];

export type ForecastReading =
  { forecast: Forecast } | { fault: "not JSON" | "not a forecast" | "of another place" | "no usable step" };

/** A number within what is possible in nature; anything else becomes undefined. */
const number = (least: number, most: number) => z.number().min(least).max(most).optional().catch(undefined);

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
      .object({ precipitation_amount: number(0, 1000) })
      .optional()
      .catch(undefined),
  })
  .optional()
  .catch(undefined);

const step = z.object({
  time: z.string(),
  data: z.object({
    instant: z.object({
      details: z.object({
        air_temperature: z.number().min(-90).max(60),
        wind_speed: number(0, 120),
        wind_from_direction: number(0, 360),
      }),
    }),
    next_1_hours: period,
    next_6_hours: period,
    next_12_hours: period,
  }),
});

const feature = z.object({
  geometry: featurePoint,
  properties: z.object({ timeseries: z.array(z.unknown()) }),
});

/** Reads an answer of MET's for a place. It never throws. */
export function readForecast(body: string, place: Coordinates): ForecastReading {
  const json = parseJson(body);
  if (json === undefined) return { fault: "not JSON" };
  const { success, data } = feature.safeParse(json);
  if (!success) return { fault: "not a forecast" };
  if (!isFor(place, data.geometry)) return { fault: "of another place" };
  const steps = data.properties.timeseries.map(readStep).filter((each) => each !== undefined);
  steps.sort((a, b) => Temporal.Instant.compare(a.time, b.time));
  const forecast = steps.filter((each, index) => index === 0 || !each.time.equals(steps[index - 1]!.time));
  return forecast.length > 0 ? { forecast } : { fault: "no usable step" };
}

function readStep(value: unknown): Step | undefined {
  const { success, data } = step.safeParse(value);
  const time = success ? parseInstant(data.time) : undefined;
  if (!success || !time) return undefined;
  const { instant, next_1_hours, next_6_hours, next_12_hours } = data.data;
  const { air_temperature, wind_speed, wind_from_direction } = instant.details;
  const periods = (
    [
      [1, next_1_hours],
      [6, next_6_hours],
      [12, next_12_hours],
    ] as const
  ).map(([hours, said]) => ({
    hours,
    symbol: said?.summary?.symbol_code,
    rain: said?.details?.precipitation_amount,
  }));
  return {
    time,
    temperature: air_temperature,
    windSpeed: wind_speed,
    windDirection: wind_from_direction === undefined ? undefined : wind_from_direction % 360,
    periods: periods.filter(({ symbol, rain }) => symbol !== undefined || rain !== undefined),
  };
}
