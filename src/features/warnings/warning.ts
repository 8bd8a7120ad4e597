import { z } from "zod";
import { parseInstant, parseJson } from "#src/features/weather/met/met.ts";
import type { Coordinates } from "#src/features/identity/place.ts";

/*
 * Reads MET Norway's MetAlerts 2.0 (GeoJSON): takes what is documented and ignores the rest
 * (https://docs.api.met.no/doc/metalerts/geojson.html).
 */

export const warningLevels = ["yellow", "orange", "red"] as const;

/** A warning of danger as MET wrote it, for a place. */
export interface Warning {
  level: (typeof warningLevels)[number];
  /** What it is about, as MET calls it: Skogbrannfare. */
  name: string;
  isForestFire: boolean;
  from: Temporal.Instant;
  until: Temporal.Instant;
  /** It lasts until MET withdraws it, and `until` is no promise. */
  isOpenEnded: boolean;
  /** What MET advises. */
  advice: string | undefined;
  /** MET's page about it. */
  href: string;
}

const line = z.string().trim().min(1).max(600).optional().catch(undefined);

const alert = z.object({
  geometry: z.unknown().optional(),
  when: z.object({ interval: z.tuple([z.string(), z.string()]) }),
  properties: z.object({
    // What MET tries out must never be shown.
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

/**
 * Reads an answer for a place, on land or at sea.
 * @returns none when there is no warning, which says nothing of safety; undefined when the body makes no sense
 */
export function readWarnings(
  body: string,
  place: Coordinates,
  domain: "land" | "marine",
): Warning[] | undefined {
  const { success, data } = collection.safeParse(parseJson(body));
  if (!success) return undefined;
  const alerts = data.features.map((each) => alert.safeParse(each)).filter((each) => each.success);
  // MET's own wrong answer, not a day without warnings.
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

/** "3; orange; Severe", or the colour by itself; undefined for green, which warns of nothing. */
function levelOf(
  said: Pick<z.infer<typeof alert>["properties"], "awareness_level" | "riskMatrixColor">,
): Warning["level"] | undefined {
  const words = `${said.awareness_level} ${said.riskMatrixColor}`.toLowerCase();
  return warningLevels.findLast((level) => words.includes(level));
}

const allWarnings = "https://www.met.no/vaer-og-klima/ekstremvaervarsler-og-andre-faremeldinger";

/** Only pages of MET's own are linked to. */
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

/** Whether a place lies within the bounds of an area; one that can't be read is taken to be MET's own choice. */
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
