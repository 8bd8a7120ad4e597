import { demo } from "#test/content/demo.ts";
import { toPlan } from "#src/features/plan/plan.ts";

export const demoPlan = toPlan(demo.plan());
