import type { Area, PlanValues } from "#src/features/plan/plan.ts";
import type { Point } from "#src/features/plan/plan-schemas.ts";
import { letterPosition, hasLetter } from "./row-shapes.ts";

/** Moves a label by the same distance as its object, but not out of the plan. */
export const moveAlong = (
  [left, top]: Point,
  [fromX, fromY]: Point,
  [x, y]: Point,
  plan: Pick<PlanValues["measures"], "width" | "height">,
): Point => clampToPlan([left + x - fromX, top + y - fromY], plan);

export const clampToPlan = (
  [x, y]: Point,
  { width, height }: Pick<PlanValues["measures"], "width" | "height">,
): Point => [Math.min(Math.max(x, 0), width), Math.min(Math.max(y, 0), height)];

export function withoutRow(
  { areas, measures }: Pick<PlanValues, "areas" | "measures">,
  index: number,
  row: number,
): Area {
  const area = areas[index]!;
  const left = { ...area, rows: area.rows.toSpliced(row, 1) };
  const [first] = left.rows;
  if (!first || !hasLetter(area.rows[row]!, area, measures)) return left;
  return { ...left, sign: [...letterPosition(first.corner, areas.with(index, left), measures)] };
}
