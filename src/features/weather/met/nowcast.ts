import { z } from "zod";
import type { Coordinates } from "#src/campsite/identity/place.ts";
import { readTimeseries } from "#src/campsite/met/timeseries.ts";

/* Reads MET Norway's Nowcast 2.0: the rain in the next two hours, every five minutes. */

export interface NowcastStep {
  time: Temporal.Instant;
  isWet: boolean;
}

/** In millimetres per hour. Nobody gets wet below this rate. */
const minWetRate = 0.1;

/** Steps have no rate where no radar sees the place. */
const stepData = z.object({
  instant: z.object({ details: z.object({ precipitation_rate: z.number().min(0).max(500) }) }),
});

/** @returns [] without radar; undefined when the body is invalid or about another place */
export function readNowcast(body: string, place: Coordinates): NowcastStep[] | undefined {
  return readTimeseries(body, place, stepData)?.map(({ time, data }) => ({
    time,
    isWet: data.instant.details.precipitation_rate >= minWetRate,
  }));
}

/** The weather of the next two hours. `turnsAt` is undefined when the weather stays the same. */
export interface Outlook {
  isWet: boolean;
  turnsAt: Temporal.Instant | undefined;
}

/** @returns undefined when the present is unknown */
export function outlookFrom(steps: readonly NowcastStep[], now: Temporal.Instant): Outlook | undefined {
  const current = steps.findLast(({ time }) => Temporal.Instant.compare(time, now) <= 0);
  if (!current) return undefined;
  const turn = steps.find(
    ({ time, isWet }) => Temporal.Instant.compare(time, now) > 0 && isWet !== current.isWet,
  );
  return { isWet: current.isWet, turnsAt: turn?.time };
}
