import { useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { planAdminText } from "#messages/plan";
import { planKind, type PlanForm } from "#src/features/plan/plan.ts";
import type { Chosen } from "#src/features/plan/staff/canvas/chosen-part.ts";
import { NumberField } from "#src/features/plan/staff/number-field.tsx";
import { PlanGroup } from "#src/features/plan/staff/plan-group.tsx";
import { unmeasuredRows } from "./unmeasured-rows.ts";

interface Props {
  form: PlanForm;
  onChoose(chosen: Chosen): void;
}

/** Asks for the distance between units, and links to the rows with pitches that aren't measured. */
export function FitFields({ form, onChoose }: Props) {
  const { language } = useStaff();
  const text = planAdminText[language];
  const unmeasured = unmeasuredRows(form.values);
  if (form.values.areas.length === 0) return null;
  return (
    <PlanGroup heading={text.fit} summary={text.unmeasured({ count: unmeasured.length })}>
      {unmeasured.length > 0 && (
        <ul>
          {unmeasured.map(({ part, letter, numbers }) => (
            <li key={`${letter} ${numbers}`}>
              <StaffButton look="link" onClick={() => onChoose(part)}>
                {text.unmeasuredRow({ letter, numbers })}
              </StaffButton>
            </li>
          ))}
        </ul>
      )}
      <NumberField
        form={form}
        path="unitDistance"
        label={planKind.fields.unitDistance.label[language]}
        hint={text.unitDistanceHint}
      />
    </PlanGroup>
  );
}
