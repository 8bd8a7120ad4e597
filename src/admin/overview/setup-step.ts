/**
 * TABLE  the set-up steps in their order. The settings come first, because they choose the languages for which forms
 * have fields.
 */
export const setupSteps = [
  "settings",
  "identity",
  "season",
  "prices",
  "texts",
  "pictures",
  "plan",
  "cameras",
] as const;
export type SetupStep = (typeof setupSteps)[number];
