import type { PlanForm } from "#src/features/plan/plan.ts";
import type { Point } from "#src/features/plan/plan-schemas.ts";
import { Icon } from "#src/ui/icon.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import type { Chosen } from "./canvas/chosen-part.ts";
import type { PlanMoves } from "./canvas/use-plan-moves.ts";
import { NumberField } from "./number-field.tsx";
import { planAdminText } from "#messages/plan";

interface PositionProps {
  form: Pick<PlanForm, "values" | "field" | "set">;
  path: string;
}

/** Asks for a position, in metres from the plan's left edge and upper edge. */
export function Position({ form, path }: PositionProps) {
  const text = planAdminText[useStaff().language];
  const { metresPerUnit } = form.values.measures;
  return (
    <div className="number-fields">
      <NumberField form={form} path={`${path}.0`} label={text.east} scale={metresPerUnit} />
      <NumberField form={form} path={`${path}.1`} label={text.south} scale={metresPerUnit} />
    </div>
  );
}

const directions = {
  left: [-1, 0],
  up: [0, -1],
  down: [0, 1],
  right: [1, 0],
} as const satisfies Record<string, Point>;

interface StepProps {
  part: Chosen;
  moves: PlanMoves;
  metresPerUnit: number;
}

export function StepButtons({ part, moves, metresPerUnit }: StepProps) {
  const text = planAdminText[useStaff().language];
  return (
    <fieldset className="plan-steps across icons-18">
      <legend>{text.step}</legend>
      {(Object.keys(directions) as (keyof typeof directions)[]).map((direction) => (
        <button
          key={direction}
          type="button"
          className={`${direction} box as-link stretch high`}
          aria-label={text.steps[direction]}
          onClick={() =>
            moves.step(part, [
              directions[direction][0] / metresPerUnit,
              directions[direction][1] / metresPerUnit,
            ])
          }
        >
          <Icon name="chevron" />
        </button>
      ))}
    </fieldset>
  );
}
