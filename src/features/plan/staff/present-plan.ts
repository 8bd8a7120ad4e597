import { useMemo } from "react";
import { planKind, type PlanValues } from "#src/features/plan/plan.ts";
import { mapWords } from "#src/resource/kind.ts";
import { hasMarks } from "#src/resource/live-value.ts";
import { useFill } from "#src/ui/staff/live-values/use-live-values.ts";

/** Returns the plan with the present live values in the names of its places. */
export function usePresentPlan(values: PlanValues): PlanValues {
  const fill = useFill();
  return useMemo(() => {
    if (!hasMarks(values.places)) return values;
    const { parts } = planKind.fields.places;
    return { ...values, places: values.places.map((place) => mapWords(parts, place, fill)) };
  }, [values, fill]);
}
