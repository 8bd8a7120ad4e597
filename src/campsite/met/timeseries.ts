import { z } from "zod";
import { featurePoint, isFor, parseInstant, parseJson } from "./met.ts";
import type { Coordinates } from "#src/campsite/identity/place.ts";

/* Reads the format that MET Norway's forecasts share (GeoJSON). In practice any field can be missing or wrong. */

/** Returns a schema for a number in a plausible range. All other values become undefined. */
export const possible = (min: number, max: number) =>
  z.number().min(min).max(max).optional().catch(undefined);

const feature = z.object({
  geometry: featurePoint,
  properties: z.object({ timeseries: z.array(z.unknown()) }),
});

/**
 * Reads a response of MET. Leaves out invalid steps. Of several steps for the same time, keeps the first. Never throws.
 * @returns the steps in the order of time, or undefined if the body is invalid or about another place
 */
export function readTimeseries<Data>(
  body: string,
  place: Coordinates,
  data: z.ZodType<Data>,
): { time: Temporal.Instant; data: Data }[] | undefined {
  const { success, data: read } = feature.safeParse(parseJson(body));
  if (!success || !isFor(place, read.geometry)) return undefined;
  const step = z.object({ time: z.string(), data });
  const steps = read.properties.timeseries
    .flatMap((value) => {
      const parsedStep = step.safeParse(value).data;
      const time = parsedStep && parseInstant(parsedStep.time);
      return time ? [{ time, data: parsedStep.data }] : [];
    })
    .toSorted((a, b) => Temporal.Instant.compare(a.time, b.time));
  return steps.filter(({ time }, index) => index === 0 || !time.equals(steps[index - 1]!.time));
}
