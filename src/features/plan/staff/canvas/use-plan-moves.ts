import { useState } from "react";
import type { FormOf } from "#src/features/form-kind.ts";
import type { planKind, PlanValues, Point } from "#src/features/plan/plan.ts";
import type { Sign } from "#src/features/plan/sign-names.text.ts";
import { useStaff } from "#src/ui/staff/staff.ts";
import { planAdminText } from "#src/features/plan/staff/plan-admin.text.ts";
import { movedPoint, nameOfPart, positionOf, type Chosen } from "./chosen-part.ts";
import { copiedPlace, newPlace } from "./new-place.ts";
import {
  directionOf,
  newArea,
  otherCorners,
  reachOf,
  rowBehind,
  rowBetween,
  snapped,
  turnedBy,
} from "./row-shapes.ts";

/** What can be done in the drawing. Each says what it did, for who doesn't see it. */
export interface PlanMoves {
  /** What was done last. */
  told: string;
  tell(words: string): void;
  /** Moves a part by so many units. */
  step(part: Chosen, by: Point): void;
  /** Moves a part by so many units from where it was; a row jumps into line with others. */
  drag(part: Chosen, from: Point, by: Point): void;
  /** Turns a row by degrees clockwise. @returns whether the part is a row */
  turn(part: Chosen, degrees: number): boolean;
  /** Turns a row towards a point. */
  turnTo(part: Chosen, to: Point): void;
  /** Adds a row between two points to an area, or to a new one where there is none of this index. @returns the new row */
  addRow(from: Point, to: Point, index: number): Chosen;
  /** Adds a sign at a point. @returns the new sign */
  addSign(at: Point, sign: Sign): Chosen;
  /** Adds the same once more: a row behind it, a sign beside it. @returns the copy */
  copy(part: Chosen): Chosen;
}

/** A name's position within the plan. */
const within = ([x, y]: Point, { width, height }: PlanValues["measures"]): Point => [
  Math.min(Math.max(x, 0), width),
  Math.min(Math.max(y, 0), height),
];

export function usePlanMoves(form: FormOf<typeof planKind>): PlanMoves {
  const { language } = useStaff();
  const text = planAdminText[language];
  const [told, tell] = useState("");
  const { values } = form;
  const { measures, areas } = values;

  function moveTo(part: Chosen, from: Point, by: Point, corners: readonly Point[]): void {
    const position = positionOf(part, values);
    if (!position) return;
    const aim: Point = [from[0] + by[0], from[1] + by[1]];
    const near = corners.length > 0 ? snapped(aim, corners, measures) : aim;
    const at = movedPoint(near, measures, position.reach, corners.length > 0);
    form.set(position.path, at);
    if (part.list === "places" && part.point === 0) moveLabel(part.index, position.at, at);
    const [east, south] = at.map((units) => String(Math.round(units * measures.metresPerUnit)));
    tell(text.moved(nameOfPart(part, values, language), east!, south!));
  }

  /** The name stays beside its sign. */
  function moveLabel(index: number, [fromX, fromY]: Point, [x, y]: Point): void {
    const { labelAt } = values.places[index]!;
    if (!labelAt) return;
    const [left, top] = labelAt.at;
    form.set(`places.${index}.labelAt.at`, within([left + x - fromX, top + y - fromY], measures));
  }

  const rowOf = (part: Chosen) =>
    part.list === "areas" && part.row !== undefined ? areas[part.index]?.rows[part.row] : undefined;

  function setAngle(part: Chosen, angle: number): void {
    if (part.list !== "areas") return;
    form.set(`areas.${part.index}.rows.${part.row}.angle`, angle);
    tell(text.turned(nameOfPart(part, values, language), angle));
  }

  return {
    told,
    tell,
    step(part, by) {
      const position = positionOf(part, values);
      if (position) moveTo(part, position.at, by, []);
    },
    drag(part, from, by) {
      const row = rowOf(part);
      moveTo(part, from, by, row ? otherCorners(values, row) : []);
    },
    turn(part, degrees) {
      const row = rowOf(part);
      if (!row) return false;
      setAngle(part, turnedBy(row.angle, degrees));
      return true;
    },
    turnTo(part, to) {
      const row = rowOf(part);
      if (row) setAngle(part, directionOf(row.corner, to, values));
    },
    addRow(from, to, index) {
      const area = areas[index] ?? newArea(values, from);
      const at = Math.min(index, areas.length);
      const row = rowBetween(from, to, area, values);
      form.set("areas", areas.toSpliced(at, 1, { ...area, rows: [...area.rows, row] }));
      tell(text.rowAdded(area.name, row.from, row.from + row.count - 1));
      return { list: "areas", index: at, row: area.rows.length };
    },
    addSign(at, sign) {
      form.set("places", [...values.places, newPlace(values.places, movedPoint(at, measures), sign)]);
      tell(text.signAdded);
      return { list: "places", index: values.places.length, point: 0 };
    },
    copy(part) {
      tell(text.copied(nameOfPart(part, values, language)));
      const at = part.index + 1;
      if (part.list === "places") {
        const { places } = values;
        const copied = copiedPlace(places, places[part.index]!, (point) => within(point, measures));
        form.set("places", places.toSpliced(at, 0, copied));
        return { list: "places", index: at, point: 0 };
      }
      const area = areas[part.index]!;
      const row = rowBehind(rowOf(part)!, area, measures);
      const corner = movedPoint(row.corner, measures, reachOf(row, area, measures), true);
      form.set(`areas.${part.index}.rows`, [...area.rows, { ...row, corner }]);
      return { list: "areas", index: part.index, row: area.rows.length };
    },
  };
}
