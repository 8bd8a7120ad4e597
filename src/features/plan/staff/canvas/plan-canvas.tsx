import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { z } from "zod";
import { PlanDrawing } from "#src/features/plan/drawing/plan-drawing.tsx";
import { frameOf, type Frame } from "#src/features/plan/drawing/plan-frame.client.ts";
import { enableGestures } from "#src/features/plan/drawing/plan-gestures.client.ts";
import { middle, zoomView } from "#src/features/plan/drawing/plan-view.ts";
import type { Spot } from "#src/features/plan/drawing/spots.ts";
import { toPlan, planKind } from "#src/features/plan/plan.ts";
import type { Point } from "#src/features/plan/plan-schemas.ts";
import { schemasOf } from "#src/cms/kind/field.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { planAdminText } from "#messages/plan";
import { usePresentPlan } from "#src/features/plan/staff/present-plan.ts";
import { fragmentOf, isThere, positionOf, type Chosen } from "./chosen-part.ts";
import { ChosenBar } from "./chosen-bar.tsx";
import { PlanHint } from "./plan-hint.tsx";
import { PlanMinimap, ZoomShare } from "./plan-minimap.tsx";
import { PlanOverlay } from "./plan-overlay.tsx";
import { PlanToolbar } from "./plan-toolbar.tsx";
import { newArea, rowBetween, wholeRow } from "./row-shapes.ts";
import { RowsArea, SignChoice } from "./tool-choices.tsx";
import { usePlanPointer, type PointerOptions } from "./use-plan-pointer.ts";
import type { Undoing } from "./use-undo.ts";
import "./plan-canvas.css";

interface Props extends PointerOptions {
  undoing: Undoing;
}

/** The distances in metres by which arrow keys move a part. With Shift a distance is five times as long. */
const steps: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const turns: Record<string, number> = { "[": -1, "]": 1, "{": -5, "}": 5 };

/** The schema of a plan that can be drawn. Such a plan may break rules, for example have a row beyond the edge. */
const drawable = z.object(schemasOf(planKind.fields, "output"));

export function PlanCanvas({ undoing, ...given }: Props) {
  const { form, moves, hand, chosen, onChoose } = given;
  const { language, sitePlanUrl } = useStaff();
  const text = planAdminText[language];
  const canvas = useRef<HTMLDivElement>(null);
  const frame = useRef<Frame>(undefined);
  const { tool, chooseTool } = hand;
  const { values } = form;
  const { putSign, guides, line, isLow, listeners } = usePlanPointer(canvas, given);
  const present = usePresentPlan(values);
  const written = useMemo(
    () => (drawable.safeParse(present).success ? toPlan(present) : undefined),
    [present],
  );
  // While a field contains an invalid number, the drawing shows the last valid plan.
  const [plan, draw] = useState(written);
  if (written && written !== plan) draw(written);

  const bounds = plan && `${plan.width} ${plan.height}`;
  useEffect(() => {
    const svg = canvas.current?.querySelector<SVGSVGElement>(".plan-drawing");
    if (!svg || !bounds) return undefined;
    const leaving = new AbortController();
    // When the plan's size changes, the drawing shows the whole plan again.
    svg.setAttribute("viewBox", `0 0 ${bounds}`);
    const window = (frame.current = frameOf(svg));
    // On a phone the parts of the whole plan are too small to press, so the drawing is enlarged.
    if (svg.clientWidth < 500)
      window.show(zoomView(window.view, 2, middle(window.view, window.plan), window.plan));
    enableGestures(canvas.current!, window, { signal: leaving.signal });
    return () => leaving.abort();
  }, [bounds]);

  // A part of the plan that was chosen in the list may be outside the view.
  useEffect(() => {
    const position = chosen && positionOf(chosen, values);
    if (!position || !frame.current) return;
    const { view, plan: whole } = frame.current;
    const height = (view.width * whole.height) / whole.width;
    const [x, y] = [position.at[0] - view.x, position.at[1] - view.y];
    if (x >= 0 && y >= 0 && x <= view.width && y <= height) return;
    frame.current.show({ ...view, x: position.at[0] - view.width / 2, y: position.at[1] - height / 2 }, true);
    // The effect runs when another part is chosen. It doesn't run while a part is moved.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen]);

  const isRow = chosen?.list === "areas" && chosen.row !== undefined;
  const fragment = chosen && !isRow ? fragmentOf(chosen, values) : undefined;
  useEffect(() => {
    const shown =
      plan && fragment ? canvas.current?.querySelector(`.plan-picks > [id="${fragment}"]`) : undefined;
    shown?.classList.add("chosen");
    return () => shown?.classList.remove("chosen");
  }, [fragment, plan]);

  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.target as Element).closest(".plan-drawing")) return;
    if (event.key === "Escape" && (chosen || tool !== "choose")) {
      event.stopPropagation();
      chooseTool("choose");
      onChoose(undefined);
      return;
    }
    if (event.key === "Enter" && tool === "sign") {
      stopEvent(event);
      const { x, y, width, height } =
        canvas.current!.querySelector<SVGSVGElement>(".plan-drawing")!.viewBox.baseVal;
      return putSign([x + width / 2, y + height / 2]);
    }
    if (chosen && (event.key === "Delete" || event.key === "Backspace")) {
      stopEvent(event);
      return remove(chosen);
    }
    // Many keyboards need AltGr for brackets. AltGr counts as Ctrl and Alt, so these keys are allowed with brackets.
    const degrees = turns[event.key];
    if (chosen && degrees && moves.turn(chosen, degrees)) return stopEvent(event);
    const step = steps[event.key];
    const position = chosen && positionOf(chosen, values);
    if (!step || !position || event.ctrlKey || event.metaKey || event.altKey) return;
    stopEvent(event);
    const units = (event.shiftKey ? 5 : 1) / values.measures.metresPerUnit;
    moves.step(chosen, [step[0] * units, step[1] * units]);
  }

  function remove(part: Chosen): void {
    moves.remove(part);
    onChoose(undefined);
  }

  function rowAlong([from, to]: readonly [Point, Point]) {
    const area = values.areas[hand.rowIn] ?? newArea(values, from);
    return { area, row: rowBetween(from, to, area, values) };
  }

  function lengthOf(drawn: readonly [Point, Point]): string {
    const [from, to] = drawn;
    const metres = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) * values.measures.metresPerUnit);
    return tool === "row" ? text.rowLine({ pitches: rowAlong(drawn).row.count, metres }) : `${metres}\u00a0m`;
  }

  function shapeAlong(drawn: readonly [Point, Point]): Spot {
    const { area, row } = rowAlong(drawn);
    return wholeRow(row, area, values.measures);
  }

  return (
    <div className="plan-canvas stack close" ref={canvas} onKeyDownCapture={onKeyDown}>
      <PlanHint hand={hand} />
      <PlanToolbar hand={hand} undoing={undoing} zoom={plan && <ZoomShare plan={plan} canvas={canvas} />} />
      {/* Only a pointer can choose a part here. The lists below the drawing offer the same parts to the keyboard. */}
      <div
        className={tool === "choose" ? "plan-board chart-frame" : "plan-board chart-frame pointing"}
        onClickCapture={(event) => event.preventDefault()}
        onDragStart={(event) => event.preventDefault()}
        {...listeners}
      >
        {plan && (
          <PlanDrawing plan={plan} language={language} groundUrl={sitePlanUrl}>
            <PlanOverlay
              values={written ? values : undefined}
              chosen={chosen}
              line={line}
              length={line && lengthOf(line)}
              newRowShape={line && written && tool === "row" ? shapeAlong(line) : undefined}
              guides={written ? guides() : []}
            />
          </PlanDrawing>
        )}
        {plan && <PlanMinimap plan={plan} canvas={canvas} frame={frame} />}
        <div
          className={isLow ? "plan-announcement small above" : "plan-announcement small"}
          aria-live="polite"
        >
          {moves.announcement && <p key={moves.announcement}>{moves.announcement}</p>}
        </div>
      </div>
      {tool === "row" && <RowsArea values={values} hand={hand} />}
      {tool === "sign" && <SignChoice hand={hand} />}
      {chosen && isThere(chosen, values) && (
        <ChosenBar
          form={form}
          chosen={chosen}
          onDone={moves.announce}
          onCopy={() => onChoose(moves.copy(chosen))}
          onRemove={() => remove(chosen)}
        />
      )}
    </div>
  );
}

function stopEvent(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
