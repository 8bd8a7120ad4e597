import { useStaff } from "#src/cms/staff/staff.ts";
import { planAdminText } from "#messages/plan";
import { planKind, type PlanForm } from "#src/features/plan/plan.ts";
import { NumberField } from "#src/features/plan/staff/number-field.tsx";
import { numbersOf } from "#src/features/plan/staff/pitch-numbers.ts";
import { PlanGroup } from "#src/features/plan/staff/plan-group.tsx";

/** Asks for the distance between units, and names the rows whose pitches aren't measured. */
export function FitFields({ form }: { form: PlanForm }) {
  const { language } = useStaff();
  const text = planAdminText[language];
  const unmeasured = form.values.areas
    .filter(({ isEstimated }) => isEstimated)
    .flatMap(({ name, rows }) => rows.map((row) => `${name} ${numbersOf(row).numbers}`));
  if (form.values.areas.length === 0) return null;
  const summary =
    unmeasured.length > 0 ? text.unmeasured({ areas: unmeasured.join(", ") }) : text.allMeasured;
  return (
    <PlanGroup heading={text.fit} summary={summary}>
      <NumberField
        form={form}
        path="unitDistance"
        label={planKind.fields.unitDistance.label[language]}
        hint={text.unitDistanceHint}
      />
    </PlanGroup>
  );
}
