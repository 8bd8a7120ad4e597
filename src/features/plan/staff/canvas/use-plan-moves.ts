import { numbersOf } from "#src/features/plan/staff/pitch-numbers.ts";
import { useState } from "react";
import { languageTag } from "#src/i18n/language.ts";
import type { PlanForm } from "#src/features/plan/plan.ts";
import type { Point } from "#src/features/plan/plan-schemas.ts";
import type { Sign } from "#src/features/plan/signs.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { planAdminText } from "#messages/plan";
import { moveAlong, clampToPlan, withoutRow } from "./area-letter.ts";
import { usePresentPlan } from "#src/features/plan/staff/present-plan.ts";
import { movePoint, nameOfPart, positionOf, rowOf, type Chosen, type Position } from "./chosen-part.ts";
import { copiedPlace, newPlace } from "./new-place.ts";
import {
  directionOf,
  newArea,
  otherCorners,
  reachOf,
  rowBehind,
  rowBetween,
  snap,
  stretchRow,
  addDegrees,
} from "./row-shapes.ts";

/** The operations on the plan. Each operation announces its result to screen readers. */
export interface PlanMoves {
  announcement: string;
  announce(words: string): void;
  /** Moves a part of the plan. @param by in plan units */
  step(part: Chosen, by: Point): void;
  /** Drags a part of the plan. A row snaps to other rows. @param by in plan units, from the original position */
  drag(part: Chosen, from: Position, by: Point): void;
  /** Rotates a row clockwise. @returns false for other parts */
  turn(part: Chosen, degrees: number): boolean;
  /** Rotates a row towards a point, or away from the point when the handle is before the first pitch. */
  turnTo(part: Chosen, to: Point, isBehind: boolean): void;
  /** Moves one end of a row. The other end stays. */
  stretch(part: Chosen, end: RowEnd, to: Point): void;
  /** Adds a row to the area with this index, or to a new area. @returns the new row */
  addRow(from: Point, to: Point, index: number): Chosen;
  addSign(at: Point, sign: Sign): Chosen;
  copy(part: Chosen): Chosen;
  /** Removes a part of the plan. An area without rows is removed too. */
  remove(part: Chosen): void;
}

/** An end of a row while staff drag it. `index` is the dragged end. `other` is the position of the other end. */
export interface RowEnd {
  index: 0 | 1;
  other: Point;
}

export function usePlanMoves(form: PlanForm): PlanMoves {
  const { language } = useStaff();
  const text = planAdminText[language];
  const [announcement, announce] = useState("");
  const { values } = form;
  const shown = usePresentPlan(values);
  const { measures, areas } = values;

  function moveTo(part: Chosen, from: Position, by: Point, corners: readonly Point[]): void {
    const position = positionOf(part, values);
    if (!position) return;
    const aim: Point = [from.at[0] + by[0], from.at[1] + by[1]];
    const near = corners.length > 0 ? snap(aim, corners, measures) : aim;
    const at = movePoint(near, measures, position.reach, corners.length > 0);
    form.set(position.path, at);
    if (part.list === "places" && part.point === 0) moveLabel(part.index, position.at, at);
    if (from.letter) form.set(`areas.${part.index}.sign`, moveAlong(from.letter, from.at, at, measures));
    const [east, south] = at.map((units) => String(Math.round(units * measures.metresPerUnit)));
    // An area without a chosen row is dragged by its letter.
    const isLetter = part.list === "areas" && part.row === undefined;
    const name = isLetter
      ? text.letterOf({ letter: areas[part.index]!.name })
      : nameOfPart(part, shown, language);
    announce(text.moved({ name, east: east!, south: south! }));
  }

  function moveLabel(index: number, from: Point, to: Point): void {
    const { labelAt } = values.places[index]!;
    if (!labelAt) return;
    form.set(`places.${index}.labelAt.at`, moveAlong(labelAt.at, from, to, measures));
  }

  function setAngle(part: Chosen, angle: number): void {
    if (part.list !== "areas") return;
    form.set(`areas.${part.index}.rows.${part.row}.angle`, angle);
    announce(text.turned({ name: nameOfPart(part, shown, language), angle }));
  }

  return {
    announcement,
    announce,
    step(part, by) {
      const position = positionOf(part, values);
      if (position) moveTo(part, position, by, []);
    },
    drag(part, from, by) {
      const row = rowOf(part, values);
      moveTo(part, from, by, row ? otherCorners(values, row) : []);
    },
    turn(part, degrees) {
      const row = rowOf(part, values);
      if (!row) return false;
      setAngle(part, addDegrees(row.angle, degrees));
      return true;
    },
    turnTo(part, to, isBehind) {
      const row = rowOf(part, values);
      if (!row) return;
      const [start, end] = isBehind ? [to, row.corner] : [row.corner, to];
      setAngle(part, directionOf(start, end, values));
    },
    stretch(part, { index, other }, to) {
      const row = rowOf(part, values);
      if (!row || part.list !== "areas") return;
      const area = areas[part.index]!;
      const end = clampToPlan(snap(to, otherCorners(values, row), measures), measures);
      const moved = stretchRow(row, index === 0 ? [end, other] : [other, end], area, values);
      form.set(`areas.${part.index}.rows.${part.row}`, moved);
      announce(
        text.rowIs({
          pitches: moved.count,
          wide: area.size[0].toLocaleString(languageTag[language]),
          angle: moved.angle,
        }),
      );
    },
    addRow(from, to, index) {
      const area = areas[index] ?? newArea(values, from);
      const at = Math.min(index, areas.length);
      const drawn = rowBetween(from, to, area, values);
      // Near the lower edge the row's pitches would be outside the plan, so the corner is moved.
      const corner = movePoint(drawn.corner, measures, reachOf(drawn, area, measures), true);
      const row = { ...drawn, corner };
      form.set("areas", areas.toSpliced(at, 1, { ...area, rows: [...area.rows, row] }));
      announce(text.rowAdded({ letter: area.name, ...numbersOf(row) }));
      return { list: "areas", index: at, row: area.rows.length };
    },
    addSign(at, sign) {
      form.set("places", [...values.places, newPlace(values.places, movePoint(at, measures), sign)]);
      announce(text.signAdded);
      return { list: "places", index: values.places.length, point: 0 };
    },
    copy(part) {
      announce(text.copied({ name: nameOfPart(part, shown, language) }));
      const at = part.index + 1;
      if (part.list === "places") {
        const { places } = values;
        const copied = copiedPlace(places, places[part.index]!, (point) => clampToPlan(point, measures));
        form.set("places", places.toSpliced(at, 0, copied));
        return { list: "places", index: at, point: 0 };
      }
      const area = areas[part.index]!;
      const row = rowBehind(rowOf(part, values)!, area, measures);
      const corner = movePoint(row.corner, measures, reachOf(row, area, measures), true);
      form.set(`areas.${part.index}.rows`, [...area.rows, { ...row, corner }]);
      return { list: "areas", index: part.index, row: area.rows.length };
    },
    remove(part) {
      announce(text.removed({ name: nameOfPart(part, shown, language) }));
      const { list, index } = part;
      if (list === "places") return form.set(list, values.places.toSpliced(index, 1));
      if (part.row === undefined || areas[index]!.rows.length === 1)
        return form.set(list, areas.toSpliced(index, 1));
      form.set(list, areas.with(index, withoutRow(values, index, part.row)));
    },
  };
}
