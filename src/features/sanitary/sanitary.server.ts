import { collectionOf } from "#src/cms/collection.server.ts";
import { cardStepKind } from "#src/campsite/card-steps/card-step.ts";
import { sanitaryBuildingKind } from "./sanitary-building.ts";

export const sanitaryBuildingCollection = collectionOf(sanitaryBuildingKind);

/** How the card works, step by step. Steps can't be added or removed. */
export const cardStepCollection = collectionOf(cardStepKind, { isFixed: true });
