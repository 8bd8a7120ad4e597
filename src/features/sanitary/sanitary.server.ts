import { collectionOf } from "#src/features/collection.server.ts";
import { cardStepKind } from "./card-step.ts";
import { sanitaryBuildingKind } from "./sanitary-building.ts";

/** The sanitary buildings, as guests see and staff keep them. */
export const sanitaryBuildingCollection = collectionOf(sanitaryBuildingKind);

/** How the card works, step by step. No steps are added or removed. */
export const cardStepCollection = collectionOf(cardStepKind, { isFixed: true });
