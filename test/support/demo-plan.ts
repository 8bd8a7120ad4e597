import { demo } from "#src/demo-content.ts";
import { drawnPlan } from "#src/features/plan/plan.ts";

/** The shapes of the demo's plan. */
export const demoPlan = drawnPlan(demo.plan());
