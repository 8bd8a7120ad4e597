import { groundUrl } from "#src/features/plan/ground/ground-file.ts";
import type { Plan } from "#src/features/plan/plan.ts";

/** The built-in drawing extends beyond the plan on each side by these distances, in plan units. */
export const bleed = { x: 20, y: 130 };

export function PlanGround({
  plan: { ground, groundFile, width, height },
  groundUrl: drawn,
}: {
  plan: Pick<Plan, "ground" | "groundFile" | "width" | "height">;
  groundUrl: string;
}) {
  const whole = {
    x: -bleed.x,
    y: -bleed.y,
    width: width + 2 * bleed.x,
    height: height + 2 * bleed.y,
  };
  if (ground === "site-plan") return <image href={drawn} {...whole} />;
  return (
    <>
      <rect fill="#efe2c2" {...whole} />
      {ground === "own" && groundFile && (
        <image href={groundUrl(groundFile)} width={width} height={height} preserveAspectRatio="none" />
      )}
    </>
  );
}
