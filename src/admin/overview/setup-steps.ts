import type { StepState } from "#src/cms/staff/start-part.ts";
import { setupSteps, type Setup, type SetupStep } from "./setup.ts";

/** The state of all steps. */
export interface SetupState extends Setup {
  /** Undefined on a site without cameras, which leaves the step out. */
  cameras?: StepState | undefined;
}

export const stepsOf = ({ cameras }: Pick<SetupState, "cameras">): SetupStep[] =>
  setupSteps.filter((step) => step !== "cameras" || cameras);

const needed: readonly SetupStep[] = ["identity", "season", "prices", "texts"];

/** Enough written pages for guests: the home page, the information for guests, and a few more. */
const fewTexts = 5;

const done: Record<SetupStep, (setup: SetupState) => boolean> = {
  identity: ({ identity }) => identity,
  season: ({ season }) => season,
  prices: ({ prices }) => prices !== null,
  texts: ({ texts }) => texts.written >= fewTexts || (texts.of > 0 && texts.proposed.length === 0),
  pictures: ({ pictures }) => pictures.hasPhotos || pictures.isViewChosen,
  plan: ({ plan }) => plan,
  cameras: ({ cameras }) => cameras?.isDone ?? false,
  settings: ({ settings }) => settings.isSaved,
  colleagues: ({ colleagues }) => colleagues > 1,
};

/** TABLE  the steps that can be half done, with the condition for that. */
const started: Partial<Record<SetupStep, (setup: SetupState) => boolean>> = {
  prices: ({ priceDraft }) => priceDraft !== null,
  texts: ({ texts }) => texts.written > 0,
  cameras: ({ cameras }) => cameras?.isStarted ?? false,
};

/** TABLE  the minutes that a step takes somebody who knows the campsite but not the screens. */
const minutes: Record<SetupStep, number> = {
  identity: 8,
  season: 3,
  prices: 10,
  texts: 15,
  pictures: 5,
  plan: 15,
  cameras: 2,
  settings: 1,
  colleagues: 1,
};

export const minutesFor = (steps: readonly SetupStep[]): number =>
  steps.reduce((sum, step) => sum + minutes[step], 0);

export const isDone = (step: SetupStep, setup: SetupState): boolean => done[step](setup);

export const isStarted = (step: SetupStep, setup: SetupState): boolean =>
  !isDone(step, setup) && (started[step]?.(setup) ?? false);

export const listToDo = (setup: SetupState): SetupStep[] =>
  stepsOf(setup).filter((step) => !isDone(step, setup) && !setup.skipped.includes(step));

/** True when guests find the necessary information. Until then the start screen leads through the steps. */
export const isPresentable = (setup: SetupState): boolean => needed.every((step) => isDone(step, setup));

export const countDone = (setup: SetupState): number =>
  stepsOf(setup).filter((step) => isDone(step, setup)).length;
