import { z } from "zod";
import { parseInstant, parseJson } from "#src/campsite/met/met.ts";
import type { Coordinates } from "#src/campsite/identity/place.ts";

/* Reads responses of MET Norway's MetAlerts 2.0 (https://docs.api.met.no/doc/metalerts/geojson.html). */

export const warningLevels = ["yellow", "orange", "red"] as const;

export interface Warning {
  level: (typeof warningLevels)[number];
  /** MET's name for the danger, for example Skogbrannfare. */
  name: string;
  isForestFire: boolean;
  from: Temporal.Instant;
  until: Temporal.Instant;
  /** True when the warning lasts until MET withdraws it. In that case `until` isn't reliable. */
  isOpenEnded: boolean;
  advice: string | undefined;
  href: string;
}

const line = z.string().trim().min(1).max(600).optional().catch(undefined);

const alert = z.object({
  geometry: z.unknown().optional(),
  when: z.object({ interval: z.tuple([z.string(), z.string()]) }),
  properties: z.object({
    // MET's tests and exercises must never be shown.
    status: z.literal("Actual"),
    geographicDomain: z.enum(["land", "marine"]).catch("land"),
    awareness_level: z.string().catch(""),
    riskMatrixColor: z.string().catch(""),
    event: z.string().catch(""),
    eventAwarenessName: line,
    title: line,
    instruction: line,
    eventEndingTime: z.string().optional().catch(undefined),
    web: z.string().optional().catch(undefined),
  }),
});

const collection = z.object({ type: z.literal("FeatureCollection"), features: z.array(z.unknown()) });

/** Reads a response of MetAlerts. @returns undefined when it is invalid or has a warning for another place */
export function readWarnings(
  body: string,
  place: Coordinates,
  domain: "land" | "marine",
): Warning[] | undefined {
  const { success, data } = collection.safeParse(parseJson(body));
  if (!success) return undefined;
  const alerts = data.features.map((each) => alert.safeParse(each)).filter((each) => each.success);
  // A warning for another place shows that MET's response is wrong, so the danger is unknown.
  if (alerts.some(({ data: { geometry } }) => !covers(geometry, place))) return undefined;
  return alerts.flatMap(({ data: { properties, when } }) => {
    const [from, until] = [parseInstant(when.interval[0]), parseInstant(when.interval[1])];
    const name = properties.eventAwarenessName ?? properties.title?.split(",")[0];
    if (properties.geographicDomain !== domain || !from || !until || !name) return [];
    const level = levelOf(properties);
    if (!level) return [];
    return [
      {
        level,
        name,
        isForestFire: properties.event === "forestFire",
        from,
        until,
        isOpenEnded: properties.event === "forestFire" && !properties.eventEndingTime,
        advice: properties.instruction,
        href: pageOfMet(properties.web),
      },
    ];
  });
}

/** Reads the level from words such as "3; orange; Severe", or from a colour. Returns undefined for other levels. */
function levelOf(
  properties: Pick<z.infer<typeof alert>["properties"], "awareness_level" | "riskMatrixColor">,
): Warning["level"] | undefined {
  const words = `${properties.awareness_level} ${properties.riskMatrixColor}`.toLowerCase();
  return warningLevels.findLast((level) => words.includes(level));
}

const allWarnings = "https://www.met.no/vaer-og-klima/ekstremvaervarsler-og-andre-faremeldinger";

/** Returns the address if it leads to MET's site. Otherwise it returns MET's page with all warnings. */
function pageOfMet(address: string | undefined): string {
  if (!address || !URL.canParse(address)) return allWarnings;
  const { protocol, hostname, href } = new URL(address);
  return protocol === "https:" && /(^|\.)met\.no$/.test(hostname) ? href : allWarnings;
}

const position = z.tuple([z.number(), z.number()], z.unknown());
const polygon = z.array(z.array(position));
const area = z.union([
  z.object({ type: z.literal("Polygon"), coordinates: polygon }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(polygon) }),
]);

/** True when the place is between the area's outermost coordinates, or when the area is unreadable. */
function covers(geometry: unknown, { latitude, longitude }: Coordinates): boolean {
  const { success, data } = area.safeParse(geometry);
  if (!success) return true;
  const rings = data.type === "Polygon" ? data.coordinates : data.coordinates.flat();
  const [east, north] = [rings.flat().map(([each]) => each), rings.flat().map(([, each]) => each)];
  return (
    Math.min(...east) <= longitude &&
    longitude <= Math.max(...east) &&
    Math.min(...north) <= latitude &&
    latitude <= Math.max(...north)
  );
}
