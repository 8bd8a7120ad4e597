/**
 * TABLE  the set-up steps in their order. The step for the settings is first, because it decides which languages the
 * forms have.
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
