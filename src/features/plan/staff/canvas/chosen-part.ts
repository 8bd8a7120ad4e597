import { isIn } from "#src/features/plan/staff/own-pitches.ts";
import { numbersOf } from "#src/features/plan/staff/pitch-numbers.ts";
import type { PlanValues } from "#src/features/plan/plan.ts";
import type { Point } from "#src/features/plan/plan-schemas.ts";
import type { Language } from "#src/i18n/language.ts";
import { planAdminText } from "#messages/plan";
import { hasLetter, reachOf } from "./row-shapes.ts";

/** The chosen part of the plan: a row, a pitch in a row, an area's letter, or one position of a place. */
export type Chosen =
  | { list: "areas"; index: number; row: number | undefined; number?: number }
  | { list: "places"; index: number; point: number };

/** Finds the part of the plan for a fragment such as "C14", "field-C" or "jetty". */
export function findPartByFragment(fragment: string, { areas, places }: PlanValues): Chosen | undefined {
  const place = places.findIndex(({ id }) => id === fragment);
  if (place >= 0) return { list: "places", index: place, point: 0 };
  const [, letter, number] = /^(?:field-)?([A-ZÆØÅ])(\d+)?$/.exec(fragment) ?? [];
  const area = areas.findIndex(({ name }) => name === letter);
  if (area < 0) return undefined;
  if (!number) return { list: "areas", index: area, row: undefined };
  const row = areas[area]!.rows.findIndex((each) => isIn(each, Number(number)));
  return row < 0 ? undefined : { list: "areas", index: area, row, number: Number(number) };
}

/** Finds the part of the plan for a field's path such as "areas.2.rows.0.from". */
export function findPartByPath(path: string): Chosen | undefined {
  const [list, index, , row] = path.split(".");
  if (list === "places") return { list, index: Number(index), point: 0 };
  if (list === "areas")
    return { list, index: Number(index), row: row === undefined ? undefined : Number(row) };
  return undefined;
}

export function fieldOf(chosen: Chosen): string {
  if (chosen.list === "places") return `places.${chosen.index}.name`;
  return chosen.row === undefined
    ? `areas.${chosen.index}.name`
    : `areas.${chosen.index}.rows.${chosen.row}.count`;
}

export const rowOf = (part: Chosen | undefined, { areas }: Pick<PlanValues, "areas">) =>
  part?.list === "areas" && part.row !== undefined ? areas[part.index]?.rows[part.row] : undefined;

export function fragmentOf(chosen: Chosen, { areas, places }: PlanValues): string | undefined {
  if (chosen.list === "places") return places[chosen.index]?.id;
  const area = areas[chosen.index];
  return area && `field-${area.name}`;
}

export const firstPart = ({ areas }: PlanValues): Chosen =>
  areas.length > 0 ? { list: "areas", index: 0, row: undefined } : { list: "places", index: 0, point: 0 };

export function isThere(chosen: Chosen, { areas, places }: PlanValues): boolean {
  if (chosen.list === "places") return chosen.index < places.length;
  const area = areas[chosen.index];
  return area !== undefined && (chosen.row === undefined || chosen.row < area.rows.length);
}

/** The bounds of a part of the plan in plan units, relative to the part's point. */
interface Reach {
  min: Point;
  max: Point;
}

const noReach: Reach = { min: [0, 0], max: [0, 0] };

/** The point of a part of the plan, in plan units. `path` is the path of the field that has the point. */
export interface Position {
  path: string;
  at: Point;
  reach: Reach;
  /** The position of the area's letter if the letter moves with this row. */
  letter?: Point | undefined;
}

export function positionOf(chosen: Chosen, { areas, places, measures }: PlanValues): Position | undefined {
  if (chosen.list === "places") {
    const at = places[chosen.index]?.at[chosen.point];
    return at && { path: `places.${chosen.index}.at.${chosen.point}`, at, reach: noReach };
  }
  const area = areas[chosen.index];
  if (!area) return undefined;
  if (chosen.row === undefined) return { path: `areas.${chosen.index}.sign`, at: area.sign, reach: noReach };
  const row = area.rows[chosen.row];
  const path = `areas.${chosen.index}.rows.${chosen.row}.corner`;
  if (!row) return undefined;
  const letter = hasLetter(row, area, measures) ? area.sign : undefined;
  return { path, at: row.corner, reach: reachOf(row, area, measures), letter };
}

/** Returns the name of a part of the plan, for example "Felt C, Plass 13–24". */
export function nameOfPart(part: Chosen, { areas, places }: PlanValues, language: Language): string {
  const text = planAdminText[language];
  if (part.list === "places") return places[part.index]?.name || text.place({ index: part.index + 1 });
  const row = rowOf(part, { areas });
  const whole = text.area({ letter: areas[part.index]?.name || undefined });
  return row ? `${whole}, ${text.row(numbersOf(row))}` : whole;
}

export function nearestPoint(at: readonly Point[], [x, y]: Point): number {
  const far = ([left, top]: Point) => Math.hypot(left - x, top - y);
  return at.reduce((best, point, index) => (far(point) < far(at[best]!) ? index : best), 0);
}

/** Keeps a part of the plan inside the plan. Rounds the point to whole metres unless it is in line with a row. */
export function movePoint(
  point: Point,
  { width, height, metresPerUnit }: PlanValues["measures"],
  { min, max }: Reach = noReach,
  isInLine = false,
): [number, number] {
  const along = (axis: 0 | 1, end: number) => {
    const value = isInLine ? point[axis] : Math.round(point[axis] * metresPerUnit) / metresPerUnit;
    return Math.max(Math.min(value, end - max[axis]), -min[axis]);
  };
  return [along(0, width), along(1, height)];
}
