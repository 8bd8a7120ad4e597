import { useState } from "react";
import type { PlanValues, Point } from "#src/features/plan/plan.ts";
import type { Sign } from "#src/features/plan/signs.ts";
import type { Chosen } from "./chosen-part.ts";

/** TABLE  what a press in the drawing may do. */
export const tools = ["choose", "row", "sign", "measure"] as const;
export type Tool = (typeof tools)[number];

/** The tool in hand, and what has been pressed with it. */
export interface PlanTool {
  tool: Tool;
  /** The sign that is put where one presses. */
  sign: Sign;
  /** The area that a new row goes to; as many as there are is a new one. */
  rowIn: number;
  setRowIn(index: number): void;
  /** The first of two points. */
  first: Point | undefined;
  setFirst(point: Point): void;
  take(tool: Tool, sign?: Sign): void;
}

/** @param tell takes away what was said of the last step */
export function usePlanTool(
  { areas }: PlanValues,
  chosen: Chosen | undefined,
  tell: (words: string) => void,
): PlanTool {
  const [tool, setTool] = useState<Tool>("choose");
  const [sign, setSign] = useState<Sign>("information");
  const [rowIn, setRowIn] = useState(0);
  const [first, setFirst] = useState<Point>();

  function take(next: Tool, nextSign = sign): void {
    setTool(next);
    setSign(nextSign);
    setFirst(undefined);
    // To what is chosen, else to the last, else to a new one.
    if (next === "row") setRowIn(chosen?.list === "areas" ? chosen.index : Math.max(areas.length - 1, 0));
    if (next !== "choose") tell("");
  }
  return { tool, sign, rowIn, setRowIn, first, setFirst, take };
}
