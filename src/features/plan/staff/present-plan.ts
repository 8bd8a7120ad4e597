import { useMemo } from "react";
import { planKind, type PlanValues } from "#src/features/plan/plan.ts";
import { mapWords } from "#src/cms/kind/kind.ts";
import { hasMarks } from "#src/cms/kind/live-value.ts";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";

/** Returns the plan. In the texts of places, current live values replace the marks. */
export function usePresentPlan(values: PlanValues): PlanValues {
  const fill = useFill();
  return useMemo(() => {
    if (!hasMarks(values.places)) return values;
    const { parts } = planKind.fields.places;
    return { ...values, places: values.places.map((place) => mapWords(parts, place, fill)) };
  }, [values, fill]);
}
