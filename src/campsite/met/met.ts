import type { Coordinates } from "#src/campsite/identity/place.ts";
import { z } from "zod";
import type { Config } from "#src/platform/config.ts";
import type { Source } from "#src/platform/sources/source.ts";

/* MET Norway's services (https://api.met.no) for forecast, sun, warnings and sea. */

/** MET Norway itself, not a stand-in. */
const realMet = "https://api.met.no";

/** True when data comes from MET Norway. Other data must never be shown as real. */
export function isRealMet({ metBaseUrl }: Pick<Config, "metBaseUrl">): boolean {
  return metBaseUrl === realMet;
}

/** Returns the name of the source for the credit. */
export const sourceName = (config: Pick<Config, "metBaseUrl">): "met" | "demo" =>
  isRealMet(config) ? "met" : "demo";

/** True when the site may send requests. MET's terms require clients to identify themselves with a contact. */
export function mayAskMet(config: Pick<Config, "metBaseUrl" | "metContact">): boolean {
  return !isRealMet(config) || config.metContact !== undefined;
}

/** Returns a source at MET. @param service its path and query below /weatherapi/ */
export function metSource<Reading>(
  { metBaseUrl }: Pick<Config, "metBaseUrl">,
  service: string,
  source: Omit<Source<Reading>, "url">,
): Source<Reading> {
  return { ...source, url: `${metBaseUrl}/weatherapi/${service}` };
}

/** Returns the query for a place. MET rejects (403) more than four decimals, which are about eleven metres. */
export function placeQuery({ latitude, longitude }: Coordinates): string {
  return `lat=${rounded(latitude)}&lon=${rounded(longitude)}`;
}

/** Formats degrees as short as possible and without an exponent: 61.115, 0. */
function rounded(degrees: number): string {
  return String(Number(degrees.toFixed(4)) || 0);
}

/** MET's models have cells of some kilometres, so an answer's position may differ by this many degrees. */
const maxDegreesOff = 0.2;

/** The position of a GeoJSON Feature from MET; undefined when missing, as any field may be. */
export const featurePoint = z
  .object({ coordinates: z.tuple([z.number(), z.number()], z.unknown()) })
  .transform(({ coordinates: [longitude, latitude] }): Coordinates => ({ latitude, longitude }))
  .optional()
  .catch(undefined);

/** True when an answer is for the requested place, or doesn't say its position. */
export function isFor(place: Coordinates, answered: Coordinates | undefined): boolean {
  return (
    !answered ||
    (Math.abs(answered.latitude - place.latitude) <= maxDegreesOff &&
      Math.abs(answered.longitude - place.longitude) <= maxDegreesOff)
  );
}

/** @returns undefined when the text isn't JSON (no JSON value is undefined) */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @returns undefined when the text isn't an instant in ISO 8601 */
export function parseInstant(text: string): Temporal.Instant | undefined {
  try {
    return Temporal.Instant.from(text);
  } catch {
    return undefined;
  }
}
