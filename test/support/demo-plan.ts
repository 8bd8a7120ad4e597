import { plan } from "#content/plan.ts";
import { drawnPlan, planKind } from "#src/features/plan/plan.ts";
import { worded } from "#src/worded.ts";

/** The demo's plan as it is drawn. */
export const demoPlan = drawnPlan(planKind.input.parse(worded(plan)));
