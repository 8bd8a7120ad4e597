import { boundsOf, cornersOf, spotsOf, turned, type Spot } from "#src/features/plan/pitches.ts";
import type { Area, PlanValues, Point } from "#src/features/plan/plan.ts";

type Row = Area["rows"][number];
type Measures = PlanValues["measures"];

/**
 * So near, in plan units, a corner jumps to the line of another row's; and so near, in degrees, a row to its direction:
 * more would be metres off at the end of a long row that really is a little turned.
 */
const near = { units: 4, degrees: 2 };

/** A row as one rectangle: all of its pitches. */
export function wholeRow(row: Row, area: Area, measures: Measures): Spot {
  const spots = spotsOf(row, area, measures);
  const width = spots.reduce((sum, { size }) => sum + size[0], 0);
  return {
    corner: row.corner,
    size: [width, Math.max(...spots.map(({ size }) => size[1]))],
    angle: row.angle,
  };
}

/** How far a row reaches from its corner: to the right and down, and where it is turned also to the left and up. */
export function reachOf(row: Row, area: Area, measures: Measures): { least: Point; most: Point } {
  const { x, y, width, height } = boundsOf([wholeRow(row, area, measures)]);
  const [left, top] = row.corner;
  return { least: [x - left, y - top], most: [x + width - left, y + height - top] };
}

/** Whether the letter of an area stands beside this row of it: that one is the nearest to it. */
export function hasLetter(row: Row, area: Area, measures: Measures): boolean {
  const far = (each: Row) => {
    const { corner, size, angle } = wholeRow(each, area, measures);
    const [x, y] = turned([area.sign[0] - corner[0], area.sign[1] - corner[1]], -angle);
    const beyond = (at: number, end: number) => Math.max(-at, 0, at - end);
    return Math.hypot(beyond(x, size[0]), beyond(y, size[1]));
  };
  return area.rows.every((each) => far(row) <= far(each));
}

/** The corners of all rows but one. */
export function otherCorners({ areas, measures }: PlanValues, except?: Row): Point[] {
  return areas.flatMap((area) =>
    area.rows.filter((row) => row !== except).flatMap((row) => cornersOf(wholeRow(row, area, measures))),
  );
}

/** A point in line with another row's corner where one is near, else on whole metres. */
export function snapped(point: Point, corners: readonly Point[], { metresPerUnit }: Measures): Point {
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

/** The direction from one point to another in degrees clockwise: another row's or straight where that is near. */
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

/** A row's angle after it was turned by degrees: above -180, up to 180, as it is where it was drawn. */
export const turnedBy = (angle: number, degrees: number): number => 180 - ((540 - angle - degrees) % 360);

/** The next number of an area. */
export const nextNumber = ({ rows }: Pick<Area, "rows">): number =>
  Math.max(0, ...rows.map(({ from, count }) => from + count - 1)) + 1;

/** The row whose front edge goes from one point to another: as many pitches as have room, at least one. */
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

/** The two ends of a row's front edge: by them it was drawn. */
export function endsOf({ corner, size, angle }: Spot): readonly [Point, Point] {
  return [corner, turned([size[0], 0], angle, corner)];
}

/** A row after one of its two ends was moved: its numbers begin as before, and it has as many pitches as have room now. */
export function stretched(
  row: Row,
  [from, to]: readonly [Point, Point],
  area: Area,
  values: PlanValues,
): Row {
  return { ...rowBetween(from, to, area, values), from: row.from };
}

/** A line that helps to lay a row as another one lies. */
export interface Guide {
  through: Point;
  angle: number;
}

/** The lines on which a point lies with another row's corner: across, down, or both. */
export function linesThrough(point: Point, corners: readonly Point[]): Guide[] {
  const isOn = (axis: 0 | 1) => corners.some((corner) => Math.abs(corner[axis] - point[axis]) < 0.01);
  return [
    ...(isOn(1) ? [{ through: point, angle: 0 }] : []),
    ...(isOn(0) ? [{ through: point, angle: 90 }] : []),
  ];
}

/** The line of a row that lies as another one does; none when no other has its angle. */
export function lineAlong(row: Row, { areas }: Pick<PlanValues, "areas">, except?: Row): Guide[] {
  const isShared = areas.some(({ rows }) => rows.some((each) => each !== except && each.angle === row.angle));
  return isShared ? [{ through: row.corner, angle: row.angle }] : [];
}

/** A row like another, which lies behind it and goes on with the area's numbers. */
export function rowBehind(row: Row, area: Area, { metresPerUnit }: Measures): Row {
  const room = 4;
  const [, depth] = area.size;
  return {
    ...row,
    from: nextNumber(area),
    corner: [...turned([0, (depth + room) / metresPerUnit], row.angle, row.corner)],
  };
}

/** A new area with the next free letter, which stands beside its first row; its pitches are as those of the last one. */
export function newArea({ areas, measures }: Pick<PlanValues, "areas" | "measures">, at: Point): Area {
  const used = new Set(areas.map(({ name }) => name));
  const name = "ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ".split("").find((letter) => !used.has(letter)) ?? "";
  return {
    ...(areas.at(-1) ?? firstArea),
    name,
    sign: [...besideRow(at, areas, measures)],
    rows: [],
    pitches: [],
  };
}

/** A new area with a row of ten by the plan's left edge, as far up as it lies on no other. */
export function areaWithRow(values: Pick<PlanValues, "areas" | "measures">): Area {
  const { areas, measures } = values;
  const laid = areas.flatMap((area) => boundsOfRows(area, measures));
  const at = (y: number): Area => {
    const row: Row = { from: 1, count: 10, corner: [20, y], angle: 0 };
    return { ...newArea(values, row.corner), rows: [row] };
  };
  const top = 40;
  for (let y = top; y < measures.height - apart; y += 2 * apart) {
    const area = at(y);
    const [own] = boundsOfRows(area, measures);
    if (own && own.y + own.height < measures.height && !laid.some((other) => overlap(own, other)))
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

/** How far from its row an area's letter stands, in plan units. */
const apart = 11;

/** Where a letter stands beside a row's first corner: above it, or before it where there are pitches above. */
export function besideRow([x, y]: Point, areas: readonly Area[], measures: Measures): Point {
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

/** The plan as large as it is when a unit of now is so many: what stands on the ground stays where it is on it. */
export function rescaled(values: PlanValues, factor: number): PlanValues {
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

/**
 * Where a row is held to be turned: beyond its last pitch, clear of its ends, or before its first one where that would be
 * beyond the plan.
 */
export function handleOf(
  { corner, size: [width, depth], angle }: Spot,
  plan: Pick<Measures, "width" | "height">,
): { at: Point; edge: Point; isBehind: boolean } {
  const away = 30;
  const at = (along: number) => turned([along, depth / 2], angle, corner);
  const [x, y] = at(width + away);
  const isBehind = Math.min(x, y) < 0 || x > plan.width || y > plan.height;
  return { at: at(isBehind ? -away : width + away), edge: at(isBehind ? 0 : width), isBehind };
}
