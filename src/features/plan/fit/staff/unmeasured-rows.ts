import type { PlanValues } from "#src/features/plan/plan.ts";
import { pitchSize } from "#src/features/plan/plan-schemas.ts";
import type { Chosen } from "#src/features/plan/staff/canvas/chosen-part.ts";
import { numbersOf } from "#src/features/plan/staff/pitch-numbers.ts";

export const unmeasuredRows = ({
  areas,
}: Pick<PlanValues, "areas">): { part: Chosen; letter: string; numbers: string }[] =>
  areas.flatMap(({ name, rows, pitches, isEstimated, size }, index) => {
    // While staff type, the area's size may be missing.
    if (!isEstimated && pitchSize.safeParse(size).success) return [];
    const isMeasured = (number: number) => pitches.some((own) => own.number === number && own.size);
    return rows.flatMap((row, at) => {
      const numbers = Array.from({ length: row.count }, (_, place) => row.from + place);
      return numbers.every(isMeasured)
        ? []
        : [{ part: { list: "areas", index, row: at } as const, letter: name, ...numbersOf(row) }];
    });
  });
