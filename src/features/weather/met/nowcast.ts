import { z } from "zod";
import type { Coordinates } from "#src/campsite/identity/place.ts";
import { readTimeseries } from "#src/campsite/met/timeseries.ts";

/* Reads MET Norway's Nowcast 2.0: the radar's expectation for the next two hours, every five minutes. */

export interface NowcastStep {
  time: Temporal.Instant;
  isWet: boolean;
}

/** Millimetres per hour below which nobody gets wet. */
const minWetRate = 0.1;

/** Steps have no rate where no radar sees the place. */
const stepData = z.object({
  instant: z.object({ details: z.object({ precipitation_rate: z.number().min(0).max(500) }) }),
});

/** @returns in the order of time, [] without radar; undefined when the body is invalid or about another place */
export function readNowcast(body: string, place: Coordinates): NowcastStep[] | undefined {
  return readTimeseries(body, place, stepData)?.map(({ time, data }) => ({
    time,
    isWet: data.instant.details.precipitation_rate >= minWetRate,
  }));
}

/** The next two hours: wet or dry now, and when that changes, if at all. */
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
