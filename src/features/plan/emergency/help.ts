import { distance, type Pitch } from "#src/features/plan/pitches.ts";
import { middleOf } from "#src/features/plan/drawing/spots.ts";
import type { Plan, PlanPlace } from "#src/features/plan/plan.ts";
import type { Point } from "#src/features/plan/plan-schemas.ts";

export interface Help {
  place: PlanPlace;
  nearest: { at: Point; metres: number } | undefined;
}

/** Lists the places where guests find help. With a pitch, the nearest place comes first. */
export function findHelp(plan: Plan, pitch: Pitch | undefined): Help[] {
  const places = plan.places.filter(({ group }) => group === "safety");
  if (!pitch) return places.map((place) => ({ place, nearest: undefined }));
  const here = middleOf(pitch);
  const distanceTo = (at: Point) => Math.hypot(at[0] - here[0], at[1] - here[1]);
  const helps = places.map((place) => {
    const at = place.at.toSorted((one, other) => distanceTo(one) - distanceTo(other))[0]!;
    return { place, nearest: { at, metres: distance(here, at, plan.metresPerUnit) } };
  });
  return helps.toSorted((one, other) => distanceTo(one.nearest.at) - distanceTo(other.nearest.at));
}
