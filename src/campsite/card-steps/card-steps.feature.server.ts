import { defineServerFeature } from "#src/platform/server-feature.ts";
import { cardStepCollection } from "./card-steps.server.ts";

export const cardSteps = defineServerFeature({
  collections: { cardStep: { collection: cardStepCollection } },
});
