import type { Coordinates } from "#src/campsite/identity/place.ts";
import { z } from "zod";
import type { Config } from "#src/platform/config.ts";
import type { Source } from "#src/platform/sources/source.ts";

const realMet = "https://api.met.no";

/** Other data must never be shown as MET's. */
export function isRealMet({ metBaseUrl }: Pick<Config, "metBaseUrl">): boolean {
  return metBaseUrl === realMet;
}

export const sourceName = (config: Pick<Config, "metBaseUrl">): "met" | "demo" =>
  isRealMet(config) ? "met" : "demo";

/** MET's terms require clients to identify themselves with a contact. */
export function mayAskMet(config: Pick<Config, "metBaseUrl" | "metContact">): boolean {
  return !isRealMet(config) || config.metContact !== undefined;
}

export function metSource<Reading>(
  { metBaseUrl }: Pick<Config, "metBaseUrl">,
  service: string,
  source: Omit<Source<Reading>, "url">,
): Source<Reading> {
  return { ...source, url: `${metBaseUrl}/weatherapi/${service}` };
}

/** Returns the query for a place. MET rejects more than four decimals (403). */
export function placeQuery({ latitude, longitude }: Coordinates): string {
  return `lat=${rounded(latitude)}&lon=${rounded(longitude)}`;
}

/** Formats degrees as short as possible and without an exponent: 61.115, 0. */
function rounded(degrees: number): string {
  return String(Number(degrees.toFixed(4)) || 0);
}

/** The cells of MET's models are some kilometres wide, so a response can differ by this many degrees. */
const maxDegreesOff = 0.2;

/** The position of a GeoJSON Feature from MET. Any field may be missing. */
export const featurePoint = z
  .object({ coordinates: z.tuple([z.number(), z.number()], z.unknown()) })
  .transform(({ coordinates: [longitude, latitude] }): Coordinates => ({ latitude, longitude }))
  .optional()
  .catch(undefined);

export function isFor(place: Coordinates, answered: Coordinates | undefined): boolean {
  return (
    !answered ||
    (Math.abs(answered.latitude - place.latitude) <= maxDegreesOff &&
      Math.abs(answered.longitude - place.longitude) <= maxDegreesOff)
  );
}

/** @returns undefined when the text isn't JSON */
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
