import type { Area, PlanValues, Point } from "#src/features/plan/plan.ts";
import { besideRow, hasLetter } from "./row-shapes.ts";

/** Where words stand once what they stand beside was moved: within the plan. */
export const alongWith = (
  [left, top]: Point,
  [fromX, fromY]: Point,
  [x, y]: Point,
  plan: Pick<PlanValues["measures"], "width" | "height">,
): Point => within([left + x - fromX, top + y - fromY], plan);

/** The nearest point within the plan. */
export const within = (
  [x, y]: Point,
  { width, height }: Pick<PlanValues["measures"], "width" | "height">,
): Point => [Math.min(Math.max(x, 0), width), Math.min(Math.max(y, 0), height)];

/** An area without one of its rows; where its letter stood beside that one, it stands beside the first that is left. */
export function withoutRow(
  { areas, measures }: Pick<PlanValues, "areas" | "measures">,
  index: number,
  row: number,
): Area {
  const area = areas[index]!;
  const left = { ...area, rows: area.rows.toSpliced(row, 1) };
  const [first] = left.rows;
  if (!first || !hasLetter(area.rows[row]!, area, measures)) return left;
  return { ...left, sign: [...besideRow(first.corner, areas.with(index, left), measures)] };
}
