import type { PlanValues, Point } from "#src/features/plan/plan.ts";

type Place = PlanValues["places"][number];

/** A new sign, with an address of its own. */
export function newPlace(places: readonly Place[], at: Point): Place {
  const used = new Set(places.map(({ id }) => id));
  const numbers = Array.from({ length: places.length + 1 }, (_, index) => `sign-${index + 1}`);
  return {
    id: numbers.find((id) => !used.has(id))!,
    name: "",
    note: "",
    label: "",
    walk: "",
    translations: {},
    sign: "information",
    look: "sign",
    group: "services",
    at: [[...at]],
    size: null,
    labelAt: null,
  };
}
