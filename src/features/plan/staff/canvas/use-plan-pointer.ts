import { useRef, useState, type PointerEvent, type RefObject } from "react";
import type { PlanForm } from "#src/features/plan/plan.ts";
import type { Point } from "#src/features/plan/plan-schemas.ts";
import { planAdminText } from "#messages/plan";
import { useStaff } from "#src/cms/staff/staff.ts";
import {
  nearestPoint,
  findPartByFragment,
  positionOf,
  rowOf,
  type Chosen,
  type Position,
} from "./chosen-part.ts";
import {
  endsOf,
  handleOf,
  lineAlong,
  linesThrough,
  otherCorners,
  snap,
  wholeRow,
  type Guide,
} from "./row-shapes.ts";
import type { PlanMoves, RowEnd } from "./use-plan-moves.ts";
import type { PlanTool } from "./use-plan-tool.ts";

/** The maximum movement of a click in CSS pixels. A longer movement is a drag. */
const slop = 5;
/** The minimum distance between two measured points, in plan units. */
const tooNear = 3;

type Drag = {
  part: Chosen;
  grip: "whole" | { isBehind: boolean } | RowEnd;
  from: Point;
  position: Position;
  client: Point;
  hasMoved: boolean;
};

export interface PointerOptions {
  form: PlanForm;
  moves: PlanMoves;
  hand: PlanTool;
  chosen: Chosen | undefined;
  onChoose(chosen: Chosen | undefined): void;
  onMeasured(points: readonly [Point, Point]): void;
  isDragging: boolean;
  onDragging(isDragging: boolean): void;
}

/** Returns the listeners for pointers on the drawing. Two fingers move and zoom the drawing. */
export function usePlanPointer(
  canvas: RefObject<HTMLDivElement | null>,
  { form, moves, hand, chosen, onChoose, onMeasured, isDragging, onDragging }: PointerOptions,
) {
  const text = planAdminText[useStaff().language];
  const { values } = form;
  const { tool, startPoint, setStartPoint, chooseTool } = hand;
  const [pointer, setPointer] = useState<Point>();
  const [isLow, setLow] = useState(false);
  const drag = useRef<Drag>(undefined);
  const pressed = useRef<{ point: Point; client: Point }>(undefined);

  function pointAt({ clientX, clientY }: PointerEvent): Point {
    const matrix = canvas.current!.querySelector<SVGSVGElement>(".plan-drawing")!.getScreenCTM()!.inverse();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return [x, y];
  }

  function moveHintAway({ clientY }: PointerEvent): void {
    const { top, bottom } = canvas.current!.querySelector(".plan-drawing")!.getBoundingClientRect();
    setLow(clientY > (top + bottom) / 2);
  }

  const toolPoint = (event: PointerEvent) =>
    tool === "row" ? snap(pointAt(event), otherCorners(values), values.measures) : pointAt(event);

  const isAway = ([x, y]: Point, event: PointerEvent) =>
    Math.hypot(event.clientX - x, event.clientY - y) > slop;

  function partUnder(event: PointerEvent): Chosen | undefined {
    const link = (event.target as Element).closest<SVGAElement>("a[href^='#']");
    const part = link
      ? findPartByFragment(decodeURIComponent(link.href.baseVal.slice(1)), values)
      : undefined;
    return part?.list === "places"
      ? { ...part, point: nearestPoint(values.places[part.index]!.at, pointAt(event)) }
      : part;
  }

  function putSign(at: Point): void {
    onChoose(moves.addSign(at, hand.sign));
    chooseTool("choose");
  }

  function onToolPoint(here: Point, start: Point | undefined): void {
    if (tool === "sign") return putSign(here);
    if (!start) {
      setPointer(undefined);
      setStartPoint(here);
      moves.announce(text.firstIsSet[tool === "row" ? "row" : "measure"]);
      return;
    }
    const length = Math.hypot(here[0] - start[0], here[1] - start[1]);
    if (tool === "measure" && length < tooNear) return moves.announce(text.tooNear);
    chooseTool("choose");
    if (tool === "row") return onChoose(moves.addRow(start, here, hand.rowIn));
    moves.announce(text.measured({ metres: Math.round(length * values.measures.metresPerUnit) }));
    onMeasured([start, here]);
  }

  function gripUnder(event: PointerEvent): Drag["grip"] {
    const handle = (event.target as Element).closest("[data-grip]")?.getAttribute("data-grip");
    const row = rowOf(chosen, values);
    if (!handle || !row) return "whole";
    const spot = wholeRow(row, values.areas[chosen!.index]!, values.measures);
    if (handle === "turn") return handleOf(spot, values.measures);
    const index = handle === "0" ? 0 : 1;
    return { index, other: endsOf(spot)[1 - index]! };
  }

  function onPointerDown(event: PointerEvent): void {
    if (event.button !== 0 || !(event.target as Element).closest(".plan-drawing")) return;
    const client: Point = [event.clientX, event.clientY];
    moveHintAway(event);
    if (tool !== "choose") {
      // A second finger starts zooming, so the press of the first finger no longer counts.
      pressed.current = pressed.current ? undefined : { point: toolPoint(event), client };
      return;
    }
    // A second finger doesn't end the drag of a part.
    if (drag.current?.hasMoved) return;
    if (drag.current) return void (drag.current = undefined);
    const grip = gripUnder(event);
    const part = grip === "whole" ? partUnder(event) : chosen;
    const position = part && positionOf(part, values);
    if (grip === "whole") {
      moves.announce("");
      onChoose(part);
    }
    if (!part || !position) return;
    drag.current = { part, grip, from: pointAt(event), position, client, hasMoved: false };
  }

  function onPointerMove(event: PointerEvent): void {
    moveHintAway(event);
    const press = pressed.current;
    if (press && isAway(press.client, event)) {
      // A moving finger moves the drawing. A moving mouse draws a line from the point of the press.
      if (event.pointerType === "touch") pressed.current = undefined;
      else if (tool !== "sign" && !startPoint) setStartPoint(press.point);
    }
    if (pressed.current && event.pointerType !== "touch") event.stopPropagation();
    if (tool !== "choose") return setPointer(toolPoint(event));
    const now = drag.current;
    if (!now) return;
    // The part is dragged, so the drawing must not move.
    event.stopPropagation();
    now.hasMoved ||= isAway(now.client, event);
    if (!now.hasMoved) return;
    onDragging(true);
    event.currentTarget.setPointerCapture(event.pointerId);
    const [x, y] = pointAt(event);
    if (now.grip === "whole") moves.drag(now.part, now.position, [x - now.from[0], y - now.from[1]]);
    else if ("isBehind" in now.grip) moves.turnTo(now.part, [x, y], now.grip.isBehind);
    else moves.stretch(now.part, now.grip, [x, y]);
  }

  function onPointerUp(event: PointerEvent): void {
    const press = pressed.current;
    endDrag();
    // The point is set on release, because the browser moves the focus to the drawing after the press.
    if (press)
      onToolPoint(toolPoint(event), startPoint ?? (isAway(press.client, event) ? press.point : undefined));
  }

  function endDrag(): void {
    pressed.current = undefined;
    drag.current = undefined;
    onDragging(false);
  }

  function guides(): Guide[] {
    if (tool === "row" && pointer) return linesThrough(pointer, otherCorners(values));
    const row = isDragging ? rowOf(chosen, values) : undefined;
    if (!row) return [];
    return [...linesThrough(row.corner, otherCorners(values, row)), ...lineAlong(row, values, row)];
  }

  return {
    putSign,
    guides,
    line: tool === "choose" || !startPoint ? undefined : ([startPoint, pointer ?? startPoint] as const),
    /** True when the pointer is in the lower half of the drawing. Messages then appear in the upper half. */
    isLow,
    listeners: {
      // The listeners run in the capture phase, because the drawing's own listeners would move the drawing.
      onPointerDownCapture: onPointerDown,
      onPointerMoveCapture: onPointerMove,
      onPointerUp,
      onPointerCancel: endDrag,
    },
  };
}
