import type { Area, PlanForm, PlanValues } from "#src/features/plan/plan.ts";

export type OwnPitch = Area["pitches"][number];

const asItsArea = (number: number): OwnPitch => ({
  number,
  kind: null,
  ampere: null,
  size: null,
  surface: null,
  isClosed: false,
});

export const differencesOf = ({ pitches }: Pick<Area, "pitches">, number: number): OwnPitch =>
  pitches.find((each) => each.number === number) ?? asItsArea(number);

/** Returns the area's pitches that differ from the area, after a change of one of them. */
export function withDifferences({ pitches }: Pick<Area, "pitches">, changed: OwnPitch): OwnPitch[] {
  const { number, isClosed, ...own } = changed;
  const others = pitches.filter((each) => each.number !== number);
  const differsFromArea = isClosed || Object.values(own).some((value) => value !== null);
  return differsFromArea ? [...others, changed].toSorted((a, b) => a.number - b.number) : others;
}

export function setClosed(
  form: PlanForm,
  { areaIndex, number }: { areaIndex: number; number: number },
  isClosed: boolean,
): void {
  const area = form.values.areas[areaIndex]!;
  form.set(`areas.${areaIndex}.pitches`, withDifferences(area, { ...differencesOf(area, number), isClosed }));
}

export const isIn = ({ from, count }: Area["rows"][number], number: number) =>
  number >= from && number < from + count;

export function closedPitches({ areas }: Pick<PlanValues, "areas">) {
  return areas.flatMap(({ name, pitches, rows }, areaIndex) =>
    pitches
      .filter(({ isClosed, number }) => isClosed && rows.some((row) => isIn(row, number)))
      .map(({ number }) => ({ id: `${name}${number}`, areaIndex, number })),
  );
}
