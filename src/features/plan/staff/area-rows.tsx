import { numbersBetween, numbersOf } from "./pitch-numbers.ts";
import { useRef, useState } from "react";
import { sharedNumbers, rotate } from "#src/features/plan/drawing/spots.ts";
import { pitchSize, row as rowSchema } from "#src/features/plan/plan-schemas.ts";
import { planKind, type Area, type PlanValues, type PlanForm } from "#src/features/plan/plan.ts";
import type { Point } from "#src/features/plan/plan-schemas.ts";
import { planAdminText, planText } from "#messages/plan";
import { PartList } from "#src/cms/staff/parts/part-list.tsx";
import { isSame } from "#src/cms/staff/form/values.ts";
import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { moveAlong, withoutRow } from "./canvas/area-letter.ts";
import { positionOf, type Chosen, type Position as Place } from "./canvas/chosen-part.ts";
import { rowBehind, addDegrees, wholeRow } from "./canvas/row-shapes.ts";
import type { PlanMoves } from "./canvas/use-plan-moves.ts";
import { NumberField } from "./number-field.tsx";
import { OpenPart } from "./open-part.tsx";
import { PitchFields } from "./pitch-fields.tsx";
import { Position, StepButtons } from "./position-fields.tsx";

type ChosenInArea = Extract<Chosen, { list: "areas" }>;

interface Props {
  form: PlanForm;
  moves: PlanMoves;
  index: number;
  chosen: ChosenInArea | undefined;
  onChoose(chosen: Chosen): void;
}

export function AreaRows({ form, moves, index: areaIndex, chosen, onChoose }: Props) {
  const { language } = useStaff();
  const text = planAdminText[language];
  const path = `areas.${areaIndex}.rows`;
  const { measures, areas } = form.values;
  const area = areas[areaIndex]!;
  const removed = useRef<{ row: Row; sign: Area["sign"]; signAfter: Area["sign"] }>(undefined);

  /** The letter of a removed row moves to another row, and back again with the row, unless staff have moved it. */
  function change(rows: readonly Row[]): void {
    const gone = area.rows.findIndex((row) => !rows.includes(row));
    const isBack = removed.current !== undefined && rows.includes(removed.current.row);
    if (rows.length < area.rows.length) {
      const after = withoutRow(form.values, areaIndex, gone);
      removed.current = { row: area.rows[gone]!, sign: area.sign, signAfter: after.sign };
      form.set(`areas.${areaIndex}`, after);
    } else if (isBack) {
      const { sign, signAfter } = removed.current!;
      form.set(`areas.${areaIndex}`, {
        ...area,
        rows,
        sign: isSame(area.sign, signAfter) ? sign : area.sign,
      });
      removed.current = undefined;
    } else form.set(path, rows);
  }

  return (
    <PartList
      heading={planKind.fields.areas.parts.fields.rows.label[language]}
      addLabel={text.addRow}
      empty={nextRow(area, measures)}
      path={path}
      parts={area.rows}
      onChange={change}
      nameOf={(row) => text.row(numbersOf(row))}
      firstField="count"
      onAdded={(index) => onChoose({ list: "areas", index: areaIndex, row: index })}
    >
      {(row, index) => {
        const part: ChosenInArea = { list: "areas", index: areaIndex, row: index };
        return (
          <OpenPart
            isOpen={chosen?.row === index}
            onOpen={() => onChoose(part)}
            summary={
              isDrawable(area, row)
                ? text.rowLine({ pitches: row.count, metres: metresLong(row, area, measures) })
                : planText[language].pitches({ count: row.count })
            }
          >
            <RowFields form={form} moves={moves} part={part} onChoose={onChoose} />
            {chosen?.number !== undefined && (
              <PitchFields form={form} index={areaIndex} number={chosen.number} />
            )}
          </OpenPart>
        );
      }}
    </PartList>
  );
}

interface RowProps extends Pick<Props, "form" | "moves" | "onChoose"> {
  part: ChosenInArea;
}

function RowFields({ form, moves, part, onChoose }: RowProps) {
  const text = planAdminText[useStaff().language];
  const path = `areas.${part.index}.rows.${part.row}`;
  const { measures, areas } = form.values;
  const area = areas[part.index]!;
  const row = area.rows[part.row!]!;
  const numbers = useNumbersOfItsOwn(form, area.rows, part.row!);
  const corner = useCornerWithLetter(form, part);
  return (
    <>
      <div className="number-fields">
        <NumberField form={numbers} path={`${path}.count`} label={text.count} />
        <NumberField form={numbers} path={`${path}.from`} label={text.first} />
        <Position form={corner} path={`${path}.corner`} />
        <NumberField form={form} path={`${path}.angle`} label={text.angle} />
        <StepButtons part={part} moves={moves} metresPerUnit={measures.metresPerUnit} />
      </div>
      {isDrawable(area, row) && <p className="field-hint">{text.rowEnd(endOf(row, area, measures))}</p>}
      <p className="cluster close at-foot">
        <StaffButton onClick={() => form.set(`${path}.angle`, addDegrees(row.angle, -5))}>
          {text.turnLeft}
        </StaffButton>
        <StaffButton onClick={() => form.set(`${path}.angle`, addDegrees(row.angle, 5))}>
          {text.turnRight}
        </StaffButton>
        <StaffButton icon="copy" onClick={() => onChoose(moves.copy(part))}>
          {text.copy}
        </StaffButton>
      </p>
    </>
  );
}

/** Shows a fault if another row has some of this row's numbers, at the field that was changed last. */
function useNumbersOfItsOwn(form: PlanForm, rows: readonly Row[], index: number) {
  const text = planAdminText[useStaff().language];
  // Before staff type, the count shows the fault, because the drawing can change only the count.
  const [changed, setChanged] = useState({ field: "count", isBeingTyped: false });
  const row = rows[index]!;
  const other = rows.find(
    (each) =>
      each !== row && [row, each].every((it) => rowSchema.safeParse(it).success) && sharedNumbers(row, each),
  );

  function faultOf(path: string, own: string | undefined): string | undefined {
    if (!other) return own;
    const { first, last } = sharedNumbers(row, other)!;
    const isTold = path.endsWith(changed.field) && !changed.isBeingTyped;
    return isTold || own
      ? text.numbersTaken({ ...numbersBetween(first, last), row: numbersOf(other).numbers })
      : undefined;
  }

  return {
    field(path: string) {
      const field = form.field(path);
      return {
        ...field,
        onBlur() {
          setChanged((last) => ({ ...last, isBeingTyped: false }));
          field.onBlur();
        },
        fault: faultOf(path, field.fault),
      };
    },
    set(path: string, value: unknown) {
      setChanged({ field: path.slice(path.lastIndexOf(".") + 1), isBeingTyped: true });
      form.set(path, value);
    },
  };
}

/** Returns a form in which a letter beside the row moves with the row's corner, as in the drawing. */
function useCornerWithLetter(form: PlanForm, part: ChosenInArea) {
  // The positions before the first key press, because a half typed number can move another row to the letter.
  const [start, setStart] = useState<Place>();
  return {
    values: form.values,
    field(path: string) {
      const field = form.field(path);
      return {
        ...field,
        onBlur() {
          setStart(undefined);
          field.onBlur();
        },
      };
    },
    set(path: string, value: unknown) {
      const from = start ?? positionOf(part, form.values);
      setStart(from);
      form.set(path, value);
      if (!from?.letter || typeof value !== "number") return;
      const at: Point = path.endsWith(".0") ? [value, from.at[1]] : [from.at[0], value];
      form.set(`areas.${part.index}.sign`, moveAlong(from.letter, from.at, at, form.values.measures));
    },
  };
}

type Row = Area["rows"][number];
type Measures = PlanValues["measures"];

/** While staff type a number, the count may be missing or too high. */
const drawable = ({ count, ...row }: Row): Row => ({ ...row, count: count >= 1 && count <= 100 ? count : 1 });

/** While staff type, the size of the pitches and the position of the row may be invalid. */
const isDrawable = ({ size }: Area, row: Row) =>
  pitchSize.safeParse(size).success && rowSchema.safeParse(drawable(row)).success;

const metresLong = (row: Row, area: Area, measures: Measures) =>
  Math.round(wholeRow(drawable(row), area, measures).size[0] * measures.metresPerUnit);

/** Returns the end of a row's front edge, in metres from the plan's left edge and upper edge. */
function endOf(row: Row, area: Area, measures: Measures): { east: number; south: number } {
  const { size, angle, corner } = wholeRow(drawable(row), area, measures);
  const [x, y] = rotate([size[0], 0], angle, corner);
  return { east: Math.round(x * measures.metresPerUnit), south: Math.round(y * measures.metresPerUnit) };
}

function nextRow(area: Area, measures: Measures): Row {
  const last = area.rows.at(-1);
  return last ? rowBehind(last, area, measures) : { from: 1, count: 10, corner: [20, 40], angle: 0 };
}
