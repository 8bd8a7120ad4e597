import { z } from "zod";
import type { Coordinates } from "#src/campsite/identity/place.ts";
import { readTimeseries } from "#src/campsite/met/timeseries.ts";

/* Reads MET Norway's Nowcast 2.0, which forecasts the rain of the next two hours in steps of five minutes. */

export interface NowcastStep {
  time: Temporal.Instant;
  isWet: boolean;
}

/** The minimum rate of rain that counts as wet, in millimetres per hour. */
const minWetRate = 0.1;

/** A step has no rate where no radar sees the place. Such a step is left out. */
const stepData = z.object({
  instant: z.object({ details: z.object({ precipitation_rate: z.number().min(0).max(500) }) }),
});

/** Reads a response of Nowcast. @returns [] where no radar sees the place; undefined for an invalid response */
export function readNowcast(body: string, place: Coordinates): NowcastStep[] | undefined {
  return readTimeseries(body, place, stepData)?.map(({ time, data }) => ({
    time,
    isWet: data.instant.details.precipitation_rate >= minWetRate,
  }));
}

/** The rain in the next two hours. `turnsAt` is the time when rain begins or ends, or undefined without a change. */
export interface Outlook {
  isWet: boolean;
  turnsAt: Temporal.Instant | undefined;
}

/** Returns the outlook at a time, or undefined without a step at or before `now`. */
export function outlookFrom(steps: readonly NowcastStep[], now: Temporal.Instant): Outlook | undefined {
  const current = steps.findLast(({ time }) => Temporal.Instant.compare(time, now) <= 0);
  if (!current) return undefined;
  const turn = steps.find(
    ({ time, isWet }) => Temporal.Instant.compare(time, now) > 0 && isWet !== current.isWet,
  );
  return { isWet: current.isWet, turnsAt: turn?.time };
}
