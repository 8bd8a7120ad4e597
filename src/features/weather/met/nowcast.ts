import { z } from "zod";
import type { Coordinates } from "#src/features/identity/place.ts";
import { readTimeseries } from "./timeseries.ts";

/*
 * Reads MET Norway's Nowcast 2.0: what the radar expects in the next two hours, every five minutes.
 */

/** From a moment on. */
export interface NowcastStep {
  time: Temporal.Instant;
  isWet: boolean;
}

/** Millimetres an hour below which nobody gets wet. */
const least = 0.1;

/** Where no radar sees the place, steps have no rate. */
const stepData = z.object({
  instant: z.object({ details: z.object({ precipitation_rate: z.number().min(0).max(500) }) }),
});

/** @returns in the order of time, none where no radar sees; undefined when the body makes no sense or is of elsewhere */
export function readNowcast(body: string, place: Coordinates): NowcastStep[] | undefined {
  return readTimeseries(body, place, stepData)?.map(({ time, data }) => ({
    time,
    isWet: data.instant.details.precipitation_rate >= least,
  }));
}

/** What the next two hours bring: the same all along, or a turn at a moment. */
export interface Outlook {
  isWet: boolean;
  turnsAt: Temporal.Instant | undefined;
}

/** @returns undefined when nothing is known of now */
export function outlookFrom(steps: readonly NowcastStep[], now: Temporal.Instant): Outlook | undefined {
  const current = steps.findLast(({ time }) => Temporal.Instant.compare(time, now) <= 0);
  if (!current) return undefined;
  const turn = steps.find(
    ({ time, isWet }) => Temporal.Instant.compare(time, now) > 0 && isWet !== current.isWet,
  );
  return { isWet: current.isWet, turnsAt: turn?.time };
}
