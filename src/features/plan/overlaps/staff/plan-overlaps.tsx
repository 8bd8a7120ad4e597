import { useMemo } from "react";
import { planAdminText } from "#messages/plan";
import { findOverlaps } from "#src/features/plan/overlaps/overlaps.ts";
import type { PlanValues } from "#src/features/plan/plan.ts";
import { Icon } from "#src/ui/icon.tsx";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { useStaff } from "#src/cms/staff/staff.ts";
import { findPartByFragment, type Chosen } from "#src/features/plan/staff/canvas/chosen-part.ts";

/** The maximum number of overlaps that the warning names. */
const mostNamed = 5;

interface Props {
  values: PlanValues;
  onChoose(chosen: Chosen): void;
}

/** Warns about pitches that overlap. Staff can still save the plan. */
export function PlanOverlaps({ values, onChoose }: Props) {
  const text = planAdminText[useStaff().language];
  const { areas, measures } = values;
  const overlaps = useMemo(() => findOverlaps(areas, measures), [areas, measures]);
  return (
    <div aria-live="polite">
      {overlaps.length > 0 && (
        <div className="plan-overlaps on-mist gap-above-16">
          <p className="row">
            <Icon name="alert" />
            {text.overlaps}
          </p>
          <ul>
            {overlaps.slice(0, mostNamed).map(({ one, other, others }) => (
              <li key={`${one.id} ${other.id}`}>
                <StaffButton look="link" onClick={() => onChoose(findPartByFragment(other.id, values)!)}>
                  {text.overlap({ one: one.id, other: other.id, others })}
                </StaffButton>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
