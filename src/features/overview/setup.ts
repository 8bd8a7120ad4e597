import { z } from "zod";

/** How far a campsite's own site has come: what is written, and what isn't. */
export const setup = z.object({
  identity: z.boolean().describe("Who the campsite is has been written"),
  season: z.boolean().describe("When it is open has been written"),
  prices: z
    .object({ year: z.int(), count: z.int() })
    .nullable()
    .describe("The active list, and how many prices"),
  texts: z.object({ written: z.int(), of: z.int() }).describe("Pages with a text of their own"),
  pictures: z.object({ hasPhotos: z.boolean(), isViewChosen: z.boolean() }),
  plan: z.boolean().describe("The plan of the site is drawn"),
  cameras: z.int().describe("Cameras that have sent a picture"),
  settings: z
    .object({ isSaved: z.boolean(), booking: z.boolean(), feedback: z.boolean() })
    .describe("Whether somebody has chosen what is turned on, and what is"),
  colleagues: z.int().describe("People who have changed something of late"),
});
export type Setup = z.infer<typeof setup>;

/** TABLE  the steps in their order. The first four make a site that can be shown; the others may wait, or be left. */
export const setupSteps = [
  "identity",
  "season",
  "prices",
  "texts",
  "pictures",
  "plan",
  "cameras",
  "settings",
  "colleagues",
] as const;
export type SetupStep = (typeof setupSteps)[number];

const needed: readonly SetupStep[] = ["identity", "season", "prices", "texts"];

/** Pages enough that a guest finds an answer: the home page, what guests must know, and a few more. */
const fewTexts = 5;

const done: Record<SetupStep, (setup: Setup) => boolean> = {
  identity: ({ identity }) => identity,
  season: ({ season }) => season,
  prices: ({ prices }) => prices !== null,
  texts: ({ texts }) => texts.written >= fewTexts,
  pictures: ({ pictures }) => pictures.hasPhotos || pictures.isViewChosen,
  plan: ({ plan }) => plan,
  cameras: ({ cameras }) => cameras > 0,
  settings: ({ settings }) => settings.isSaved,
  colleagues: ({ colleagues }) => colleagues > 1,
};

/** Whether a step is done. */
export const isDone = (step: SetupStep, said: Setup): boolean => done[step](said);

/** Whether guests find what they need: until then the start screen leads through the steps. */
export const isPresentable = (said: Setup): boolean => needed.every((step) => isDone(step, said));
