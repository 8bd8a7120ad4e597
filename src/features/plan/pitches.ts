import { readPitchId } from "./drawing/pitch-id.ts";
import type { Area, Plan, PlanPlace, Point } from "./plan.ts";

/** A rectangle that may be turned: its first corner in plan units, and its angle in degrees clockwise around it. */
export interface Spot {
  corner: Point;
  size: Point;
  angle: number;
}

export interface Pitch extends Spot, Pick<Area, "kind" | "ampere" | "surface"> {
  /** The name on its post: "C14". */
  id: string;
  number: number;
  area: Area;
  /** Width and depth in metres. */
  metres: Point;
  isClosed: boolean;
}

export type Layout = Pick<Area, "rows" | "size"> & {
  pitches: readonly Pick<Area["pitches"][number], "number" | "size">[];
};

type Numbers = Pick<Area["rows"][number], "from" | "count">;
type Scale = Pick<Plan, "metresPerUnit">;

/** Returns the spots of a row's pitches, side by side, each with its own width. */
export function spotsOf(
  { from, count, corner, angle }: Area["rows"][number],
  { size, pitches }: Layout,
  { metresPerUnit }: Scale,
): (Spot & { number: number; metres: Point })[] {
  let along = 0;
  return Array.from({ length: count }, (_, index) => {
    const number = from + index;
    const metres = pitches.find((own) => own.number === number)?.size ?? size;
    const [width, depth] = metres;
    const spot = {
      number,
      metres,
      corner: rotate([along, 0], angle, corner),
      size: [width / metresPerUnit, depth / metresPerUnit] as const,
      angle,
    };
    along += spot.size[0];
    return spot;
  });
}

/** Returns the first and last number that two rows share; undefined when they share none. */
export function sharedNumbers(one: Numbers, other: Numbers): { first: number; last: number } | undefined {
  const first = Math.max(one.from, other.from);
  const last = Math.min(one.from + one.count, other.from + other.count) - 1;
  return first <= last ? { first, last } : undefined;
}

const known = new WeakMap<Area, Scale & { pitches: readonly Pitch[] }>();

/** Returns an area's pitches in the order of their numbers, cached because many parts of a page ask for them. */
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
        isClosed: own?.isClosed ?? false,
      };
    }),
  );
}

/** Rotates an offset clockwise and adds it to a point. Rotated results are rounded to hundredths of a unit. */
export function rotate([x, y]: Point, angle: number, [fromX, fromY]: Point = [0, 0]): Point {
  if (angle === 0) return [fromX + x, fromY + y];
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const round = (value: number) => Math.round(value * 100) / 100;
  return [round(fromX + x * cos - y * sin), round(fromY + x * sin + y * cos)];
}

/** Returns the four corners, clockwise from the first. */
export function cornersOf({ corner, size: [width, depth], angle }: Spot): [Point, Point, Point, Point] {
  const at = (offset: Point) => rotate(offset, angle, corner);
  return [corner, at([width, 0]), at([width, depth]), at([0, depth])];
}

export function middleOf({ corner, size, angle }: Spot): Point {
  return rotate([size[0] / 2, size[1] / 2], angle, corner);
}

/** Finds a pitch by its id as people write it, "B12" or "b 12"; undefined when there is no such pitch. */
export function findPitch(plan: Plan, written: string): Pitch | undefined {
  const id = readPitchId(written);
  return id === undefined
    ? undefined
    : plan.areas.flatMap((area) => pitchesOf(area, plan)).find((pitch) => pitch.id === id);
}

/** Returns the straight-line distance in metres, rounded to tens, at least 10. */
export function distance(from: Point, to: Point, metresPerUnit: number): number {
  const metres = Math.hypot(to[0] - from[0], to[1] - from[1]) * metresPerUnit;
  return Math.max(10, Math.round(metres / 10) * 10);
}

export function nearest<P extends Pick<PlanPlace, "at">>(point: Point, places: [P, ...P[]]): P {
  const far = ({ at: [there] }: P) => Math.hypot(there![0] - point[0], there![1] - point[1]);
  return places.reduce((best, place) => (far(place) < far(best) ? place : best));
}

export function boundsOf(spots: readonly Spot[]): { x: number; y: number; width: number; height: number } {
  const corners = spots.flatMap(cornersOf);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
