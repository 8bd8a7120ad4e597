import { collectionOf } from "#src/cms/collection.server.ts";
import { cardStepKind } from "./card-step.ts";

/** How the card works, step by step. Steps can't be added or removed. */
export const cardStepCollection = collectionOf(cardStepKind, { isFixed: true });
