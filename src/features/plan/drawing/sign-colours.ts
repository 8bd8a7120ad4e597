import type { PlanPlace } from "#src/features/plan/plan.ts";

/** TABLE  the colours of safety signs (ISO 7010). */
export const signColours: Partial<Record<PlanPlace["look"], string>> = { fire: "#a4262c", safety: "#2f5d3a" };
