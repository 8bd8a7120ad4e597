import { boundsOf, cornersOf, spotsOf, rotate, type Spot } from "#src/features/plan/drawing/spots.ts";
import type { Area, PlanValues } from "#src/features/plan/plan.ts";
import type { Point } from "#src/features/plan/plan-schemas.ts";

type Row = Area["rows"][number];
type Measures = PlanValues["measures"];

/** A row snaps to other rows within these distances. A larger angle would move the end of a long row by metres. */
const near = { units: 4, degrees: 2 };

export function wholeRow(row: Row, area: Area, measures: Measures): Spot {
  const spots = spotsOf(row, area, measures);
  const width = spots.reduce((sum, { size }) => sum + size[0], 0);
  return {
    corner: row.corner,
    size: [width, Math.max(...spots.map(({ size }) => size[1]))],
    angle: row.angle,
  };
}

/** Returns the bounds of a row relative to its first corner. A rotated row can also extend to the left and up. */
export function reachOf(row: Row, area: Area, measures: Measures): { min: Point; max: Point } {
  const { x, y, width, height } = boundsOf([wholeRow(row, area, measures)]);
  const [left, top] = row.corner;
  return { min: [x - left, y - top], max: [x + width - left, y + height - top] };
}

export function hasLetter(row: Row, area: Area, measures: Measures): boolean {
  const distanceTo = (each: Row) => {
    const { corner, size, angle } = wholeRow(each, area, measures);
    const [x, y] = rotate([area.sign[0] - corner[0], area.sign[1] - corner[1]], -angle);
    const beyond = (at: number, end: number) => Math.max(-at, 0, at - end);
    return Math.hypot(beyond(x, size[0]), beyond(y, size[1]));
  };
  return area.rows.every((each) => distanceTo(row) <= distanceTo(each));
}

export function otherCorners({ areas, measures }: PlanValues, except?: Row): Point[] {
  return areas.flatMap((area) =>
    area.rows.filter((row) => row !== except).flatMap((row) => cornersOf(wholeRow(row, area, measures))),
  );
}

/** Snaps a point to near corners of other rows, or else to whole metres. */
export function snap(point: Point, corners: readonly Point[], { metresPerUnit }: Measures): Point {
  const along = (axis: 0 | 1) => {
    const value = point[axis];
    const nearest = corners.reduce(
      (best, corner) => (Math.abs(corner[axis] - value) < Math.abs(best - value) ? corner[axis] : best),
      Number.POSITIVE_INFINITY,
    );
    return Math.abs(nearest - value) <= near.units
      ? nearest
      : Math.round(value * metresPerUnit) / metresPerUnit;
  };
  return [along(0), along(1)];
}

/** Returns a direction in whole degrees clockwise. It snaps to another row's angle and to multiples of 90. */
export function directionOf(
  [fromX, fromY]: Point,
  [toX, toY]: Point,
  { areas }: Pick<PlanValues, "areas">,
): number {
  const angle = (Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI;
  const known = [0, 90, -90, 180, -180, ...areas.flatMap(({ rows }) => rows.map((row) => row.angle))];
  const nearest = known.reduce((best, each) =>
    Math.abs(each - angle) < Math.abs(best - angle) ? each : best,
  );
  const found = Math.abs(nearest - angle) <= near.degrees ? nearest : Math.round(angle);
  return found === -180 ? 180 : found;
}

/** Adds degrees to an angle. The result is above -180 and at most 180. */
export const addDegrees = (angle: number, degrees: number): number => 180 - ((540 - angle - degrees) % 360);

export const nextNumber = ({ rows }: Pick<Area, "rows">): number =>
  Math.max(0, ...rows.map(({ from, count }) => from + count - 1)) + 1;

/** Returns a row between two points. The row has 1 to 100 pitches, about as many as fit. */
export function rowBetween(
  from: Point,
  to: Point,
  area: Pick<Area, "rows" | "size">,
  values: PlanValues,
): Row {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) * values.measures.metresPerUnit;
  return {
    from: nextNumber(area),
    count: Math.min(Math.max(Math.round(length / area.size[0]), 1), 100),
    corner: [...from],
    angle: directionOf(from, to, values),
  };
}

export function endsOf({ corner, size, angle }: Spot): readonly [Point, Point] {
  return [corner, rotate([size[0], 0], angle, corner)];
}

/** Returns the row between two new end points, with about as many pitches as fit. The first pitch keeps its number. */
export function stretchRow(
  row: Row,
  [from, to]: readonly [Point, Point],
  area: Area,
  values: PlanValues,
): Row {
  return { ...rowBetween(from, to, area, values), from: row.from };
}

export interface Guide {
  through: Point;
  angle: number;
}

export function linesThrough(point: Point, corners: readonly Point[]): Guide[] {
  const isOn = (axis: 0 | 1) => corners.some((corner) => Math.abs(corner[axis] - point[axis]) < 0.01);
  return [
    ...(isOn(1) ? [{ through: point, angle: 0 }] : []),
    ...(isOn(0) ? [{ through: point, angle: 90 }] : []),
  ];
}

export function lineAlong(row: Row, { areas }: Pick<PlanValues, "areas">, except?: Row): Guide[] {
  const isShared = areas.some(({ rows }) => rows.some((each) => each !== except && each.angle === row.angle));
  return isShared ? [{ through: row.corner, angle: row.angle }] : [];
}

export function rowBehind(row: Row, area: Area, { metresPerUnit }: Measures): Row {
  const room = 4;
  const [, depth] = area.size;
  return {
    ...row,
    from: nextNumber(area),
    corner: [...rotate([0, (depth + room) / metresPerUnit], row.angle, row.corner)],
  };
}

/** Returns an area without rows, with the next free letter and pitches like those of the last area. */
export function newArea({ areas, measures }: Pick<PlanValues, "areas" | "measures">, at: Point): Area {
  const used = new Set(areas.map(({ name }) => name));
  const name = "ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ".split("").find((letter) => !used.has(letter)) ?? "";
  return {
    ...(areas.at(-1) ?? firstArea),
    name,
    isEstimated: true,
    sign: [...letterPosition(at, areas, measures)],
    rows: [],
    pitches: [],
  };
}

/** Returns an area with a row of ten pitches at the plan's left edge, at the first free position from the top. */
export function areaWithRow(values: Pick<PlanValues, "areas" | "measures">): Area {
  const { areas, measures } = values;
  const shape = areas.flatMap((area) => boundsOfRows(area, measures));
  const at = (y: number): Area => {
    const row: Row = { from: 1, count: 10, corner: [20, y], angle: 0 };
    return { ...newArea(values, row.corner), rows: [row] };
  };
  const top = 40;
  for (let y = top; y < measures.height - apart; y += 2 * apart) {
    const area = at(y);
    const [own] = boundsOfRows(area, measures);
    if (own && own.y + own.height < measures.height && !shape.some((other) => overlap(own, other)))
      return area;
  }
  return at(top);
}

const firstArea: Pick<Area, "kind" | "ampere" | "size" | "surface"> = {
  kind: "unsaid",
  ampere: null,
  size: [9, 10],
  surface: "unsaid",
};

/** The distance between a row and its letter, in plan units. */
const apart = 11;

/** Returns the letter's position: above the corner, or before the corner when other pitches are above. */
export function letterPosition([x, y]: Point, areas: readonly Area[], measures: Measures): Point {
  const above: Point = [Math.max(x + 9, 9), Math.max(y - apart, 9)];
  const isTaken = areas.some((area) =>
    boundsOfRows(area, measures).some(
      ({ x: left, y: top, width, height }) =>
        above[0] > left && above[0] < left + width && above[1] > top && above[1] < top + height,
    ),
  );
  return isTaken ? [Math.max(x - apart, 9), y + 10] : above;
}

const overlap = (one: Bounds, other: Bounds) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

type Bounds = ReturnType<typeof boundsOf>;

const boundsOfRows = (area: Area, measures: Measures) =>
  area.rows.map((row) => boundsOf([wholeRow(row, area, measures)]));

/** Multiplies all positions and sizes by a factor, so that each part stays at its place of the background. */
export function rescale(values: PlanValues, factor: number): PlanValues {
  const times = (value: number) => Math.round(value * factor * 100) / 100;
  const point = ([x, y]: Point): [number, number] => [times(x), times(y)];
  const { measures, areas, places } = values;
  return {
    ...values,
    measures: { ...measures, width: times(measures.width), height: times(measures.height) },
    areas: areas.map((area) => ({
      ...area,
      sign: point(area.sign),
      rows: area.rows.map((row) => ({ ...row, corner: point(row.corner) })),
    })),
    places: places.map((place) => ({
      ...place,
      at: place.at.map(point),
      size: place.size && point(place.size),
      labelAt: place.labelAt && { ...place.labelAt, at: point(place.labelAt.at) },
    })),
  };
}

/** Returns the position of the handle that rotates a row: beyond the last pitch, or else before the first. */
export function handleOf(
  { corner, size: [width, depth], angle }: Spot,
  plan: Pick<Measures, "width" | "height">,
): { at: Point; edge: Point; isBehind: boolean } {
  const away = 30;
  const at = (along: number) => rotate([along, depth / 2], angle, corner);
  const [x, y] = at(width + away);
  const isBehind = Math.min(x, y) < 0 || x > plan.width || y > plan.height;
  return { at: at(isBehind ? -away : width + away), edge: at(isBehind ? 0 : width), isBehind };
}
