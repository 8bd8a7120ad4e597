import { cornersOf } from "#src/features/plan/pitches.ts";
import type { Area, PlanValues, Point } from "#src/features/plan/plan.ts";
import { wholeRow } from "#src/features/plan/staff/canvas/row-shapes.ts";
import type { OnEarth, Position } from "./on-earth.ts";

/*
 * A plan as GeoJSON (RFC 7946): a point for each area's letter, a rectangle for each row, points for each sign.
 * Properties have the other fields. Lengths are in metres.
 */

type Place = PlanValues["places"][number];

interface Feature {
  type: "Feature";
  geometry:
    | { type: "Point"; coordinates: Position }
    | { type: "MultiPoint"; coordinates: Position[] }
    | { type: "Polygon"; coordinates: Position[][] };
  properties: Record<string, unknown> & { type: "field" | "row" | "place" };
}

export interface PlanCollection {
  type: "FeatureCollection";
  features: Feature[];
}

/** Exports the areas and places of a plan, without its ground and the words on it. */
export function toGeoJson({ areas, places, measures }: PlanValues, earth: OnEarth): PlanCollection {
  const metres = (units: number) => Math.round(units * measures.metresPerUnit * 100) / 100;
  const rowsOf = (area: Area): Feature[] =>
    area.rows.map((row) => {
      const [first, ...others] = cornersOf(wholeRow(row, area, measures)).map(earth.positionOf);
      const { from, count } = row;
      return {
        type: "Feature",
        // Counterclockwise, as RFC 7946 requires.
        geometry: { type: "Polygon", coordinates: [[first!, ...others.toReversed(), first!]] },
        properties: { type: "row", field: area.name, first: from, count },
      };
    });
  const fieldOf = ({ name, sign, rows: _, ...about }: Area): Feature => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: earth.positionOf(sign) },
    properties: { type: "field", field: name, ...about },
  });
  const placeOf = ({ at, size, labelAt, ...about }: Place): Feature => ({
    type: "Feature",
    geometry: { type: "MultiPoint", coordinates: at.map(earth.positionOf) },
    properties: {
      type: "place",
      ...about,
      size: size && [metres(size[0]), metres(size[1])],
      labelAt: labelAt && { ...labelAt, at: earth.positionOf(labelAt.at) },
    },
  });
  return {
    type: "FeatureCollection",
    features: [...areas.flatMap((area) => [fieldOf(area), ...rowsOf(area)]), ...places.map(placeOf)],
  };
}

/** The reason why a file is rejected, as a whole or for one feature, counted from 1. */
export type Refusal =
  "not-geojson" | "nothing" | { feature: number; why: "unknown" | "not-rectangle" | "no-field" | "outside" };

export interface Read {
  values: PlanValues;
  /** The number of the feature, counted from 1, by the path of the value read from it: "areas.2.rows.0". */
  features: ReadonlyMap<string, number>;
}

/**
 * Reads the output of `toGeoJson`, also after another program has changed it. It doesn't check the plan's rules.
 * @param values the present plan, whose ground and measures are kept
 */
export function fromGeoJson(text: string, values: PlanValues, earth: OnEarth): Read | Refusal {
  const collection = parsed(text);
  if (!collection) return "not-geojson";
  if (collection.length === 0) return "nothing";
  const areas: Area[] = [];
  const places: Place[] = [];
  const features = new Map<string, number>();
  // An area may come after its rows.
  const ordered = collection.map((feature, index) => ({ feature, number: index + 1 }));
  const isField = ({ feature }: (typeof ordered)[number]) => feature.properties?.["type"] === "field";
  for (const { feature, number } of [
    ...ordered.filter(isField),
    ...ordered.filter((each) => !isField(each)),
  ]) {
    const { geometry, properties } = feature;
    const points = positionsIn(geometry).map(earth.pointAt);
    if (points.length === 0) return { feature: number, why: "unknown" };
    // All features lie outside when the campsite's position or the scale isn't that of the file.
    if (!points.some((each) => isOn(each, values.measures))) return { feature: number, why: "outside" };
    const { type, ...about } = properties ?? {};
    if (type === "field") {
      features.set(`areas.${areas.length}`, number);
      const { field, ...rest } = about;
      areas.push({ ...rest, name: field, sign: points[0], rows: [] } as unknown as Area);
    } else if (type === "row") {
      const index = areas.findIndex(({ name }) => name === about["field"]);
      const area = areas[index];
      if (!area) return { feature: number, why: "no-field" };
      const rectangle = rectangleOf(points);
      if (!rectangle) return { feature: number, why: "not-rectangle" };
      features.set(`areas.${index}.rows.${area.rows.length}`, number);
      const row = { from: about["first"], count: about["count"], ...rectangle };
      areas[index] = { ...area, rows: [...area.rows, row as Area["rows"][number]] };
    } else if (type === "place") {
      features.set(`places.${places.length}`, number);
      places.push({ ...about, at: points, ...inUnits(about, values, earth) } as unknown as Place);
    } else return { feature: number, why: "unknown" };
  }
  return { values: { ...values, areas, places }, features };
}

const isOn = ([x, y]: Point, { width, height }: PlanValues["measures"]) =>
  x >= 0 && y >= 0 && x <= width && y <= height;

interface LooseFeature {
  geometry?: { type?: string; coordinates?: unknown } | null;
  properties?: Record<string, unknown> | null;
}

function parsed(text: string): LooseFeature[] | undefined {
  try {
    const { type, features } = JSON.parse(text) as { type?: unknown; features?: unknown };
    const isCollection = type === "FeatureCollection" && Array.isArray(features);
    const areObjects = isCollection && features.every((each) => typeof each === "object" && each !== null);
    return areObjects ? (features as LooseFeature[]) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the positions of points, or of a polygon's outer ring without the repeated last one. */
function positionsIn(geometry: LooseFeature["geometry"]): Position[] {
  const { type, coordinates } = geometry ?? {};
  const found = type === "Point" ? [coordinates] : type === "Polygon" ? ringIn(coordinates) : coordinates;
  const isPosition = (each: unknown): each is Position =>
    Array.isArray(each) && each.length >= 2 && each.every((value) => Number.isFinite(value));
  return Array.isArray(found) && found.every(isPosition) ? found : [];
}

const ringIn = (rings: unknown) =>
  Array.isArray(rings) && Array.isArray(rings[0]) ? (rings[0] as unknown[]).slice(0, -1) : [];

/** Returns a row's corner and angle from its rectangle, in either direction; undefined when it isn't a rectangle. */
function rectangleOf(points: readonly Point[]): { corner: [number, number]; angle: number } | undefined {
  const [first, second, third, fourth] = points;
  if (!first || !second || !third || !fourth || points.length !== 4) return undefined;
  const offset = ([fromX, fromY]: Point, [x, y]: Point): Point => [x - fromX, y - fromY];
  const [one, other] = [offset(first, second), offset(first, fourth)];
  const isAgainstClock = one[0] * other[1] - one[1] * other[0] < 0;
  const along = isAgainstClock ? other : one;
  const length = Math.hypot(...along);
  const square =
    Math.abs(one[0] * other[0] + one[1] * other[1]) / (Math.hypot(...one) * Math.hypot(...other));
  const off = Math.hypot(
    first[0] + third[0] - second[0] - fourth[0],
    first[1] + third[1] - second[1] - fourth[1],
  );
  if (!(length > 0) || !(square < 0.05) || off > 2) return undefined;
  const angle = Math.round(((Math.atan2(along[1], along[0]) * 180) / Math.PI) * 10) / 10;
  return { corner: [...first] as [number, number], angle: angle === 0 ? 0 : angle };
}

/** Converts a place's size and label position to plan units. The plan's own check finds invalid values. */
function inUnits(about: Record<string, unknown>, { measures }: PlanValues, earth: OnEarth) {
  const { size, labelAt } = about as { size?: Point | null; labelAt?: { at?: Position } | null };
  const units = (metres: number) => Math.round((metres / measures.metresPerUnit) * 10) / 10;
  return {
    size: Array.isArray(size) ? size.map((each) => units(each)) : null,
    labelAt: labelAt && Array.isArray(labelAt.at) ? { ...labelAt, at: earth.pointAt(labelAt.at) } : null,
  };
}
