import { demo } from "#src/demo-content.ts";
import { drawnPlan } from "#src/features/plan/plan.ts";

export const demoPlan = drawnPlan(demo.plan());
