import { demo } from "#src/demo-content.ts";
import { toPlan } from "#src/features/plan/plan.ts";

export const demoPlan = toPlan(demo.plan());
