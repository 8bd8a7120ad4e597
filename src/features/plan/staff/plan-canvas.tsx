import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { z } from "zod";
import type { FormOf } from "#src/features/form-kind.ts";
import { PlanDrawing } from "#src/features/plan/drawing/plan-drawing.tsx";
import { drawnPlan, planKind, type PlanValues, type Point } from "#src/features/plan/plan.ts";
import { focusField } from "#src/ui/staff/fields/field-focus.ts";
import { schemasOf } from "#src/resource/field.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import {
  fieldOf,
  fragmentOf,
  movedPoint,
  nearestPoint,
  partNamed,
  positionOf,
  type Chosen,
} from "./chosen-part.ts";
import { planAdminText } from "./plan-admin.text.ts";

interface Props {
  form: FormOf<typeof planKind>;
  chosen: Chosen | undefined;
  onChoose(chosen: Chosen | undefined): void;
}

/** Metres by which a key moves what is chosen; with Shift five times as far. */
const steps: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What can be drawn, though not all of it may be right yet: a row may go beyond the plan, a letter stand twice. */
const drawable = z.object(schemasOf(planKind.fields, "output"));

/** A name's position within the plan. */
const movedLabel = ([x, y]: Point, { width, height }: PlanValues["measures"]): Point => [
  Math.min(Math.max(x, 0), width),
  Math.min(Math.max(y, 0), height),
];

/** A movement shorter than this is a press, not a drag; in CSS pixels. */
const slop = 5;

/** The plan as guests see it, of what is written: what is pressed is chosen, and can be dragged or moved by keys. */
export function PlanCanvas({ form, chosen, onChoose }: Props) {
  const { language, sitePlanUrl } = useStaff();
  const text = planAdminText[language];
  const canvas = useRef<HTMLDivElement>(null);
  const [told, tell] = useState("");
  const drag = useRef<{ from: Point; at: Point; part: Chosen; hasMoved: boolean }>(undefined);
  const { values } = form;
  const { measures } = values;
  const written = useMemo(
    () => (drawable.safeParse(values).success ? drawnPlan(values) : undefined),
    [values],
  );
  // While a number is being typed, the drawing stays as it was.
  const [plan, draw] = useState(written);
  if (written && written !== plan) draw(written);

  const fragment = chosen && fragmentOf(chosen, values);
  useEffect(() => {
    const shown = fragment ? canvas.current?.querySelector(`.plan-picks > [id="${fragment}"]`) : undefined;
    shown?.classList.add("chosen");
    return () => shown?.classList.remove("chosen");
  }, [fragment, plan]);

  function move(part: Chosen, from: Point, by: Point): void {
    const position = positionOf(part, values);
    if (!position) return;
    const at = movedPoint(from, by, measures, position.size);
    form.set(position.path, at);
    if (part.list === "places" && part.point === 0) moveLabel(part.index, position.at, at);
    const [east, south] = at.map((units) => String(Math.round(units * measures.metresPerUnit)));
    tell(text.moved(nameOf(part), east!, south!));
  }

  /** The name stays beside its sign. */
  function moveLabel(index: number, [fromX, fromY]: Point, [x, y]: Point): void {
    const { labelAt } = values.places[index]!;
    if (!labelAt) return;
    const [left, top] = labelAt.at;
    form.set(`places.${index}.labelAt.at`, movedLabel([left + x - fromX, top + y - fromY], measures));
  }

  function nameOf(part: Chosen): string {
    if (part.list === "places") return values.places[part.index]!.name || text.place(part.index + 1);
    const area = values.areas[part.index]!;
    const row = part.row === undefined ? undefined : area.rows[part.row];
    const whole = text.area(area.name);
    return row ? `${whole}, ${text.row(row.from, row.from + row.count - 1)}` : whole;
  }

  function pointAt({ clientX, clientY }: PointerEvent): Point {
    const matrix = canvas.current!.querySelector("svg")!.getScreenCTM()!.inverse();
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

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape" && chosen) {
      event.stopPropagation();
      onChoose(undefined);
      return;
    }
    const step = steps[event.key];
    const position = chosen && positionOf(chosen, values);
    if (!step || !position || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const units = (event.shiftKey ? 5 : 1) / measures.metresPerUnit;
    move(chosen, position.at, [step[0] * units, step[1] * units]);
  }

  return (
    <div className="plan-canvas">
      <p className="field-hint">{text.help}</p>
      <p className="visually-hidden" aria-live="polite">
        {told}
      </p>
      {/* The keys and the pointer are those of the drawing inside, whose every part stands in the lists below too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={canvas}
        className="plan-board"
        onKeyDown={onKeyDown}
        onClickCapture={(event) => event.preventDefault()}
        onDragStart={(event) => event.preventDefault()}
        onPointerDown={(event) => {
          const part = event.button === 0 ? partUnder(event) : undefined;
          onChoose(part);
          const position = part && positionOf(part, values);
          drag.current = position && { from: pointAt(event), at: position.at, part, hasMoved: false };
        }}
        onPointerMove={(event) => {
          const held = drag.current;
          if (!held) return;
          const [x, y] = pointAt(event);
          const by: Point = [x - held.from[0], y - held.from[1]];
          held.hasMoved ||= Math.hypot(event.movementX, event.movementY) > 0 && Math.hypot(...by) > slop / 2;
          if (!held.hasMoved) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          move(held.part, held.at, by);
        }}
        onPointerUp={() => (drag.current = undefined)}
        onPointerCancel={() => (drag.current = undefined)}
      >
        {plan && <PlanDrawing plan={plan} language={language} groundUrl={sitePlanUrl} />}
      </div>
      {chosen && (
        <p className="plan-chosen">
          {nameOf(chosen)}
          <button type="button" className="button plain" onClick={() => focusField(fieldOf(chosen))}>
            {text.edit}
          </button>
        </p>
      )}
    </div>
  );
}
