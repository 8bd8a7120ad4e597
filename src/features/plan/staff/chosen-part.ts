import type { PlanValues, Point } from "#src/features/plan/plan.ts";

/** What is chosen in the plan: a row of an area, its letter, or one of a place's positions. */
export type Chosen =
  | { list: "areas"; index: number; row: number | undefined }
  | { list: "places"; index: number; point: number };

/** The part that a link in the drawing names by its fragment: "C14", "field-C", "jetty". */
export function partNamed(fragment: string, { areas, places }: PlanValues): Chosen | undefined {
  const place = places.findIndex(({ id }) => id === fragment);
  if (place >= 0) return { list: "places", index: place, point: 0 };
  const [, letter, number] = /^(?:field-)?([A-ZÆØÅ])(\d+)?$/.exec(fragment) ?? [];
  const area = areas.findIndex(({ name }) => name === letter);
  if (area < 0) return undefined;
  if (!number) return { list: "areas", index: area, row: undefined };
  const row = areas[area]!.rows.findIndex(
    ({ from, count }) => Number(number) >= from && Number(number) < from + count,
  );
  return row < 0 ? undefined : { list: "areas", index: area, row };
}

/** The part whose field has this path: "areas.2.rows.0.from". */
export function partAt(path: string): Chosen | undefined {
  const [list, index, , row] = path.split(".");
  if (list === "places") return { list, index: Number(index), point: 0 };
  if (list === "areas")
    return { list, index: Number(index), row: row === undefined ? undefined : Number(row) };
  return undefined;
}

/** The path of the first field of what is chosen. */
export function fieldOf(chosen: Chosen): string {
  if (chosen.list === "places") return `places.${chosen.index}.name`;
  return chosen.row === undefined
    ? `areas.${chosen.index}.name`
    : `areas.${chosen.index}.rows.${chosen.row}.from`;
}

/** The fragment of the element that shows what is chosen in the drawing. */
export function fragmentOf(chosen: Chosen, { areas, places }: PlanValues): string | undefined {
  if (chosen.list === "places") return places[chosen.index]?.id;
  const area = areas[chosen.index];
  return area && `field-${area.name}`;
}

/** Where what is chosen stands and how far it reaches from there, in plan units, and the path of that value. */
export function positionOf(
  chosen: Chosen,
  { areas, places, measures: { metresPerUnit } }: PlanValues,
): { path: string; at: Point; size: Point } | undefined {
  if (chosen.list === "places") {
    const at = places[chosen.index]?.at[chosen.point];
    return at && { path: `places.${chosen.index}.at.${chosen.point}`, at, size: [0, 0] };
  }
  const area = areas[chosen.index];
  if (!area) return undefined;
  if (chosen.row === undefined) return { path: `areas.${chosen.index}.sign`, at: area.sign, size: [0, 0] };
  const row = area.rows[chosen.row];
  const [across, deep] = area.size;
  return (
    row && {
      path: `areas.${chosen.index}.rows.${chosen.row}.corner`,
      at: row.corner,
      size: [(row.count * across) / metresPerUnit, deep / metresPerUnit],
    }
  );
}

/** Which of a place's positions is nearest to a point: of four water taps, the one that is pressed. */
export function nearestPoint(at: readonly Point[], [x, y]: Point): number {
  const far = ([left, top]: Point) => Math.hypot(left - x, top - y);
  return at.reduce((best, point, index) => (far(point) < far(at[best]!) ? index : best), 0);
}

/**
 * A point moved by so many units, in whole metres from the edges, and no further than those.
 * @param size how far what stands there reaches to the right and down
 */
export function movedPoint(
  [x, y]: Point,
  [across, down]: Point,
  { width, height, metresPerUnit }: PlanValues["measures"],
  size: Point = [0, 0],
): Point {
  const whole = (value: number, most: number) =>
    Math.max(Math.min(Math.round(value * metresPerUnit) / metresPerUnit, most), 0);
  return [whole(x + across, width - size[0]), whole(y + down, height - size[1])];
}
