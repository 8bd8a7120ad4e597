import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { z } from "zod";
import type { FormOf } from "#src/features/form-kind.ts";
import { PlanDrawing } from "#src/features/plan/drawing/plan-drawing.tsx";
import { frameOf } from "#src/features/plan/drawing/plan-frame.client.ts";
import { moveByHand } from "#src/features/plan/drawing/plan-gestures.client.ts";
import { middle, zoomed } from "#src/features/plan/drawing/plan-view.ts";
import { drawnPlan, planKind, type Point } from "#src/features/plan/plan.ts";
import { schemasOf } from "#src/resource/field.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { planAdminText } from "#src/features/plan/staff/plan-admin.text.ts";
import { fragmentOf, isThere, nearestPoint, partNamed, positionOf, type Chosen } from "./chosen-part.ts";
import { ChosenBar } from "./chosen-bar.tsx";
import { PlanOverlay } from "./plan-overlay.tsx";
import { PlanToolbar } from "./plan-toolbar.tsx";
import { otherCorners, snapped } from "./row-shapes.ts";
import type { PlanMoves } from "./use-plan-moves.ts";
import type { PlanTool } from "./use-plan-tool.ts";
import type { Undoing } from "./use-undo.ts";

interface Props {
  form: FormOf<typeof planKind>;
  undoing: Undoing;
  moves: PlanMoves;
  hand: PlanTool;
  chosen: Chosen | undefined;
  onChoose(chosen: Chosen | undefined): void;
  /** Two points were pressed to measure how far they are apart. */
  onMeasured(points: readonly [Point, Point]): void;
}

/** Metres by which a key moves what is chosen; with Shift five times as far. */
const steps: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Degrees by which a key turns the chosen row. */
const turns: Record<string, number> = { "[": -1, "]": 1, "{": -5, "}": 5 };

/** What can be drawn, though not all of it may be right yet: a row may go beyond the plan, a letter stand twice. */
const drawable = z.object(schemasOf(planKind.fields, "output"));

/** A movement shorter than this is a press, not a drag; in CSS pixels. */
const slop = 5;

/** What the pointer holds: a part that it moves, or the handle that turns a row. */
type Held = { part: Chosen; isHandle: boolean; from: Point; at: Point; client: Point; hasMoved: boolean };

/** The plan as guests see it, of what is written: what is pressed is chosen, and can be dragged, turned or moved by keys. */
export function PlanCanvas({ form, undoing, moves, hand, chosen, onChoose, onMeasured }: Props) {
  const { language, sitePlanUrl } = useStaff();
  const text = planAdminText[language];
  const canvas = useRef<HTMLDivElement>(null);
  const { tool, first, setFirst, take } = hand;
  const [pointer, setPointer] = useState<Point>();
  const held = useRef<Held>(undefined);
  const { values } = form;
  const written = useMemo(
    () => (drawable.safeParse(values).success ? drawnPlan(values) : undefined),
    [values],
  );
  // While a number is being typed, the drawing stays as it was.
  const [plan, draw] = useState(written);
  if (written && written !== plan) draw(written);

  const bounds = plan && `${plan.width} ${plan.height}`;
  useEffect(() => {
    const svg = canvas.current?.querySelector<SVGSVGElement>(".plan-drawing");
    if (!svg || !bounds) return undefined;
    const leaving = new AbortController();
    // Another size shows the whole again.
    svg.setAttribute("viewBox", `0 0 ${bounds}`);
    const frame = frameOf(svg);
    // On a phone the whole is too small to be pressed.
    if (svg.clientWidth < 500) frame.show(zoomed(frame.view, 2, middle(frame.view, frame.plan), frame.plan));
    moveByHand(canvas.current!, frame, { signal: leaving.signal });
    return () => leaving.abort();
  }, [bounds]);

  const isRow = chosen?.list === "areas" && chosen.row !== undefined;
  const fragment = chosen && !isRow ? fragmentOf(chosen, values) : undefined;
  useEffect(() => {
    const shown =
      plan && fragment ? canvas.current?.querySelector(`.plan-picks > [id="${fragment}"]`) : undefined;
    shown?.classList.add("chosen");
    return () => shown?.classList.remove("chosen");
  }, [fragment, plan]);

  function pointAt({ clientX, clientY }: PointerEvent): Point {
    const matrix = canvas.current!.querySelector<SVGSVGElement>(".plan-drawing")!.getScreenCTM()!.inverse();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return [x, y];
  }

  function partUnder(event: PointerEvent): Chosen | undefined {
    const link = (event.target as Element).closest<SVGAElement>("a[href^='#']");
    const part = link ? partNamed(decodeURIComponent(link.href.baseVal.slice(1)), values) : undefined;
    return part?.list === "places"
      ? { ...part, point: nearestPoint(values.places[part.index]!.at, pointAt(event)) }
      : part;
  }

  const toolPoint = (event: PointerEvent) =>
    tool === "row" ? snapped(pointAt(event), otherCorners(values), values.measures) : pointAt(event);

  function putSign(at: Point): void {
    onChoose(moves.addSign(at, hand.sign));
    take("choose");
  }

  function onToolPress(event: PointerEvent): void {
    const here = toolPoint(event);
    if (tool === "sign") return putSign(here);
    if (!first) {
      setPointer(undefined);
      setFirst(here);
      moves.tell(text.pressSecond);
      return;
    }
    if (tool === "row") onChoose(moves.addRow(first, here, hand.rowIn));
    else onMeasured([first, here]);
    take("choose");
  }

  function onPointerDown(event: PointerEvent): void {
    if (event.button !== 0 || !(event.target as Element).closest(".plan-drawing")) return;
    if (tool !== "choose") {
      event.stopPropagation();
      onToolPress(event);
      return;
    }
    const isHandle = (event.target as Element).closest(".plan-handle") !== null;
    const part = isHandle ? chosen : partUnder(event);
    const position = part && positionOf(part, values);
    if (!isHandle) onChoose(part);
    // Nothing is held: the drawing itself moves.
    if (!part || !position) return;
    event.stopPropagation();
    const client: Point = [event.clientX, event.clientY];
    held.current = { part, isHandle, from: pointAt(event), at: position.at, client, hasMoved: false };
  }

  function onPointerMove(event: PointerEvent): void {
    if (tool !== "choose" && first) setPointer(toolPoint(event));
    const now = held.current;
    if (!now) return;
    const [startX, startY] = now.client;
    now.hasMoved ||= Math.hypot(event.clientX - startX, event.clientY - startY) > slop;
    if (!now.hasMoved) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const [x, y] = pointAt(event);
    if (now.isHandle) moves.turnTo(now.part, [x, y]);
    else moves.drag(now.part, now.at, [x - now.from[0], y - now.from[1]]);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.target as Element).closest(".plan-drawing")) return;
    if (event.key === "Escape" && (chosen || tool !== "choose")) {
      event.stopPropagation();
      take("choose");
      onChoose(undefined);
      return;
    }
    if (event.key === "Enter" && tool === "sign") {
      handled(event);
      const { x, y, width, height } =
        canvas.current!.querySelector<SVGSVGElement>(".plan-drawing")!.viewBox.baseVal;
      return putSign([x + width / 2, y + height / 2]);
    }
    // On many keyboards they are typed with AltGr, which counts as Ctrl and Alt.
    const degrees = turns[event.key];
    if (chosen && degrees && moves.turn(chosen, degrees)) return handled(event);
    const step = steps[event.key];
    const position = chosen && positionOf(chosen, values);
    if (!step || !position || event.ctrlKey || event.metaKey || event.altKey) return;
    handled(event);
    const units = (event.shiftKey ? 5 : 1) / values.measures.metresPerUnit;
    moves.step(chosen, [step[0] * units, step[1] * units]);
  }

  return (
    <div className="plan-canvas" ref={canvas} onKeyDownCapture={onKeyDown}>
      {/* In one place, so that the drawing doesn't move when a tool is taken. */}
      <p className="field-hint">
        {tool === "choose" ? (
          <>
            {text.help} <span className="on-desk">{text.helpKeys}</span>
          </>
        ) : (
          <strong>{first ? text.pressSecond : text.pressFirst[tool]}</strong>
        )}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {moves.told}
      </p>
      <PlanToolbar hand={hand} undoing={undoing} letters={values.areas.map(({ name }) => name)} />
      {/* The keys and the pointer are those of the drawing inside, whose every part stands in the lists below too. */}
      <div
        className={tool === "choose" ? "plan-board" : "plan-board pointing"}
        onClickCapture={(event) => event.preventDefault()}
        onDragStart={(event) => event.preventDefault()}
        // Before the drawing's own listeners, which move it.
        onPointerDownCapture={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => (held.current = undefined)}
        onPointerCancel={() => (held.current = undefined)}
      >
        {plan && (
          <PlanDrawing plan={plan} language={language} groundUrl={sitePlanUrl}>
            <PlanOverlay
              values={written ? values : undefined}
              chosen={chosen}
              line={first && ([first, pointer ?? first] as const)}
            />
          </PlanDrawing>
        )}
      </div>
      {chosen && isThere(chosen, values) && <ChosenBar form={form} chosen={chosen} onDone={moves.tell} />}
    </div>
  );
}

function handled(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
