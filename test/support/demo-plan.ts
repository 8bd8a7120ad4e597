import { demo } from "#src/demo-content.ts";
import { drawnPlan } from "#src/features/plan/plan.ts";

/** The demo's plan as it is drawn. */
export const demoPlan = drawnPlan(demo.plan());
