import { useState } from "react";
import type { PlanValues } from "#src/features/plan/plan.ts";
import type { Point } from "#src/features/plan/plan-schemas.ts";
import type { Sign } from "#src/features/plan/signs.ts";
import type { Chosen } from "./chosen-part.ts";

/** TABLE  the tools of the drawing. */
export const tools = ["choose", "row", "sign", "measure"] as const;
export type Tool = (typeof tools)[number];

export interface PlanTool {
  tool: Tool;
  sign: Sign;
  /** The index of the area that gets new rows. An index equal to the number of areas stands for a new area. */
  rowIn: number;
  setRowIn(index: number): void;
  /** The first of the two points of a new row or a measured distance. Undefined until it is set. */
  startPoint: Point | undefined;
  setStartPoint(point: Point): void;
  /** @param sign the sign that the tool puts on the drawing; by default, the last sign */
  chooseTool(tool: Tool, sign?: Sign): void;
}

/** @param announce announces words to screen readers; "" clears the last announcement */
export function usePlanTool(
  { areas }: PlanValues,
  chosen: Chosen | undefined,
  announce: (words: string) => void,
): PlanTool {
  const [tool, setTool] = useState<Tool>("choose");
  const [sign, setSign] = useState<Sign>("information");
  const [rowIn, setRowIn] = useState(0);
  const [startPoint, setStartPoint] = useState<Point>();

  function chooseTool(next: Tool, nextSign = sign): void {
    setTool(next);
    setSign(nextSign);
    setStartPoint(undefined);
    // A new row belongs to the chosen area, or otherwise to the last area. Without any area, the row gets a new area.
    if (next === "row") setRowIn(chosen?.list === "areas" ? chosen.index : Math.max(areas.length - 1, 0));
    if (next !== "choose") announce("");
  }
  return { tool, sign, rowIn, setRowIn, startPoint, setStartPoint, chooseTool };
}
