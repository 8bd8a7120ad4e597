import type { Plan } from "#src/features/plan/plan.ts";

/** How far the drawn ground goes on beyond the plan, on each side, in plan units. */
export const bleed = { x: 20, y: 130 };

/** What the plan is drawn on. @param groundUrl the address of the drawn ground */
export function PlanGround({
  plan: { ground, width, height },
  groundUrl,
}: {
  plan: Pick<Plan, "ground" | "width" | "height">;
  groundUrl: string;
}) {
  const whole = {
    x: -bleed.x,
    y: -bleed.y,
    width: width + 2 * bleed.x,
    height: height + 2 * bleed.y,
  };
  return ground === "plain" ? <rect fill="#efe2c2" {...whole} /> : <image href={groundUrl} {...whole} />;
}
