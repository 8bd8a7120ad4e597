/** TABLE  the signs of the plan. The file site-plan.svg has a symbol for each sign. */
export const signs = [
  "information",
  "reception",
  "toilet",
  "shower",
  "water",
  "power",
  "chemical",
  "waste",
  "playground",
  "beach",
  "harbor",
  "dog",
  "grill",
  "fire",
  "tent",
  "arrival",
  "parking",
  "hydrant",
  "extinguisher",
  "defibrillator",
  "assembly",
] as const;
export type Sign = (typeof signs)[number];

/** TABLE  the ways to draw a sign or a building. */
export const looks = ["sign", "small", "building", "fire", "safety"] as const;
