import { setupSteps, type SetupStep } from "#src/features/overview/setup-steps.ts";

/** Where this browser keeps which steps of the setting up were left. */
const stored = "skippedSteps";

/** The steps that were left, in their order. */
export const readSkipped = (): readonly SetupStep[] => {
  const names = localStorage.getItem(stored)?.split(" ");
  return setupSteps.filter((step) => names?.includes(step));
};

export const keepSkipped = (steps: readonly SetupStep[]): void =>
  localStorage.setItem(stored, steps.join(" "));
