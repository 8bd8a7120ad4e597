import type { Coordinates } from "#src/campsite/identity/place.ts";
import { z } from "zod";
import type { Config } from "#src/platform/config.ts";
import type { Source } from "#src/platform/sources/source.ts";

const realMet = "https://api.met.no";

/** True when the data comes from MET. The site must not show other data as MET's data. */
export const isRealMet = ({ metBaseUrl }: Pick<Config, "metBaseUrl">): boolean => metBaseUrl === realMet;

export const sourceName = (config: Pick<Config, "metBaseUrl">): "met" | "demo" =>
  isRealMet(config) ? "met" : "demo";

/** True when the site may send requests for MET's data. MET's terms require a contact address in each request. */
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

/** Returns the query for a place. MET rejects coordinates with more than four decimals (403). */
export function placeQuery({ latitude, longitude }: Coordinates): string {
  return `lat=${rounded(latitude)}&lon=${rounded(longitude)}`;
}

/** Formats degrees with at most four decimals and without an exponent. */
const rounded = (degrees: number): string => String(Number(degrees.toFixed(4)) || 0);

/** The accepted difference from the requested position, in degrees. The cells of MET's models are kilometres wide. */
const maxDegreesOff = 0.2;

/** Parses the position of a GeoJSON Feature from MET. A missing or wrong position becomes undefined. */
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

/** Parses JSON. Returns undefined if the text isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses an instant in ISO 8601. Returns undefined for other text. */
export function parseInstant(text: string): Temporal.Instant | undefined {
  try {
    return Temporal.Instant.from(text);
  } catch {
    return undefined;
  }
}
