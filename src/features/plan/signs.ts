/** TABLE  the signs of the plan; site-plan.svg has a symbol for each. */
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

/** TABLE  how a sign or building is drawn. */
export const looks = ["sign", "small", "building", "fire", "safety"] as const;
