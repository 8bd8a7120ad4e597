import { enableChoice } from "#src/features/plan/drawing/plan-choice.client.ts";
import { frameOf } from "#src/features/plan/drawing/plan-frame.client.ts";
import { enableGestures } from "#src/features/plan/drawing/plan-gestures.client.ts";

export function enablePlan(plan: HTMLElement): void {
  if ("live" in plan.dataset) return;
  const frame = frameOf(plan.querySelector<SVGSVGElement>(".plan-drawing")!);
  plan.dataset["live"] = "";
  frame.show(frame.view);
  enableGestures(plan, frame);
  enableChoice(plan, frame);
}
