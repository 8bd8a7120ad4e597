import { readPitchId } from "./drawing/pitch-id.ts";
import { spotsOf, type Spot } from "./drawing/spots.ts";
import type { Area, Plan, PlanPlace } from "./plan.ts";
import type { Point } from "./plan-schemas.ts";

export interface Pitch extends Spot, Pick<Area, "kind" | "ampere" | "surface"> {
  /** The name on the pitch's post, for example "C14". */
  id: string;
  number: number;
  area: Area;
  /** The width and depth in metres. */
  metres: Point;
  /** False when the size is an estimate. An estimate is used only for the drawing. */
  isMeasured: boolean;
  isClosed: boolean;
}

type Scale = Pick<Plan, "metresPerUnit">;

const known = new WeakMap<Area, Scale & { pitches: readonly Pitch[] }>();

/** Returns the pitches of an area. The pitches are cached, because many parts of a page need them. */
export function pitchesOf(area: Area, { metresPerUnit }: Scale): readonly Pitch[] {
  const before = known.get(area);
  if (before?.metresPerUnit === metresPerUnit) return before.pitches;
  const pitches = layOutArea(area, { metresPerUnit });
  known.set(area, { metresPerUnit, pitches });
  return pitches;
}

function layOutArea(area: Area, scale: Scale): Pitch[] {
  const { kind, ampere, surface } = area;
  return area.rows.flatMap((row) =>
    spotsOf(row, area, scale).map((spot) => {
      const own = area.pitches.find(({ number }) => number === spot.number);
      return {
        ...spot,
        id: `${area.name}${spot.number}`,
        area,
        kind: own?.kind ?? kind,
        ampere: own?.ampere ?? ampere,
        surface: own?.surface ?? surface,
        isMeasured: Boolean(own?.size) || !area.isEstimated,
        isClosed: own?.isClosed ?? false,
      };
    }),
  );
}

/** Finds a pitch by an id in any spelling, for example "b 12". */
export function findPitch(plan: Plan, written: string): Pitch | undefined {
  const id = readPitchId(written);
  return id === undefined
    ? undefined
    : plan.areas.flatMap((area) => pitchesOf(area, plan)).find((pitch) => pitch.id === id);
}

/** Returns the straight-line distance in metres, rounded to tens. The result is at least 10. */
export function distance(from: Point, to: Point, metresPerUnit: number): number {
  const metres = Math.hypot(to[0] - from[0], to[1] - from[1]) * metresPerUnit;
  return Math.max(10, Math.round(metres / 10) * 10);
}

export function nearest<P extends Pick<PlanPlace, "at">>(point: Point, places: [P, ...P[]]): P {
  const distanceTo = ({ at: [there] }: P) => Math.hypot(there![0] - point[0], there![1] - point[1]);
  return places.reduce((best, place) => (distanceTo(place) < distanceTo(best) ? place : best));
}
