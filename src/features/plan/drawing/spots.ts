import type { z } from "zod";
import type { ownPitch, Point, row } from "#src/features/plan/plan-schemas.ts";

type Row = z.output<typeof row>;

/** The position of a pitch on the plan, in plan units. The angle is in degrees clockwise around the first corner. */
export interface Spot {
  corner: Point;
  size: Point;
  angle: number;
}

/** The rows of an area. Sizes are in metres. `pitches` are the pitches with values of their own, such as a size. */
export interface Layout {
  rows: readonly Row[];
  size: Point;
  pitches: readonly Pick<z.output<typeof ownPitch>, "number" | "size">[];
}

export function spotsOf(
  { from, count, corner, angle }: Row,
  { size, pitches }: Layout,
  { metresPerUnit }: { metresPerUnit: number },
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

export function sharedNumbers(
  one: Pick<Row, "from" | "count">,
  other: Pick<Row, "from" | "count">,
): { first: number; last: number } | undefined {
  const first = Math.max(one.from, other.from);
  const last = Math.min(one.from + one.count, other.from + other.count) - 1;
  return first <= last ? { first, last } : undefined;
}

/** Rotates an offset by degrees clockwise, and adds a point. A rotated result is rounded to hundredths. */
export function rotate([x, y]: Point, angle: number, [fromX, fromY]: Point = [0, 0]): Point {
  if (angle === 0) return [fromX + x, fromY + y];
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const round = (value: number) => Math.round(value * 100) / 100;
  return [round(fromX + x * cos - y * sin), round(fromY + x * sin + y * cos)];
}

/** Returns the corners clockwise from the first corner. */
export function cornersOf({ corner, size: [width, depth], angle }: Spot): [Point, Point, Point, Point] {
  const at = (offset: Point) => rotate(offset, angle, corner);
  return [corner, at([width, 0]), at([width, depth]), at([0, depth])];
}

export function middleOf({ corner, size, angle }: Spot): Point {
  return rotate([size[0] / 2, size[1] / 2], angle, corner);
}

export function boundsOf(spots: readonly Spot[]): { x: number; y: number; width: number; height: number } {
  const corners = spots.flatMap(cornersOf);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
