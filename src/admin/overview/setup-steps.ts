import type { StepState } from "#src/cms/staff/start-part.ts";
import type { Setup } from "./setup.ts";
import { setupSteps, type SetupStep } from "./setup-step.ts";

export interface SetupState extends Setup {
  ofFeatures: Partial<Record<SetupStep, StepState>>;
}

export const stepsOf = ({ ofFeatures }: SetupState): SetupStep[] =>
  setupSteps.filter((step) => step in done || ofFeatures[step]);

const needed: readonly SetupStep[] = ["identity", "season", "prices", "texts"];

/** The number of written page texts that is enough for a presentable site, even while texts are still proposed. */
const neededTexts = 5;

/** TABLE  the conditions of the set-up steps that no feature adds. */
const done: Partial<Record<SetupStep, (setup: Setup) => boolean>> = {
  identity: ({ identity }) => identity,
  season: ({ season }) => season,
  texts: ({ texts }) => texts.of > 0 && texts.proposed.length === 0,
  pictures: ({ pictures }) => pictures.hasPhotos || pictures.isViewChosen,
  settings: ({ settings }) => settings.isSaved,
};

/** TABLE  the minutes that a new user needs for each set-up step. */
const minutes: Record<SetupStep, number> = {
  identity: 8,
  season: 3,
  prices: 10,
  texts: 15,
  pictures: 5,
  plan: 15,
  cameras: 2,
  settings: 1,
};

export const minutesFor = (steps: readonly SetupStep[]): number =>
  steps.reduce((sum, step) => sum + minutes[step], 0);

export const isDone = (step: SetupStep, setup: SetupState): boolean =>
  setup.ofFeatures[step]?.isDone ?? done[step]?.(setup) ?? false;

export const isStarted = (step: SetupStep, setup: SetupState): boolean =>
  !isDone(step, setup) &&
  (step === "texts" ? setup.texts.written > 0 : (setup.ofFeatures[step]?.isStarted ?? false));

export const listToDo = (setup: SetupState): SetupStep[] =>
  stepsOf(setup).filter((step) => !isDone(step, setup) && !setup.skipped.includes(step));

/** True when guests find the necessary information. Until then, the start screen opens the set-up screen. */
export const isPresentable = (setup: SetupState): boolean =>
  stepsOf(setup).every(
    (step) =>
      !needed.includes(step) ||
      isDone(step, setup) ||
      (step === "texts" && setup.texts.written >= neededTexts),
  );

export const countDone = (setup: SetupState): number =>
  stepsOf(setup).filter((step) => isDone(step, setup)).length;
