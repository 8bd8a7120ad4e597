import { collectionOf } from "#src/cms/collection.server.ts";
import { cardStepKind } from "./card-step.ts";

export const cardStepCollection = collectionOf(cardStepKind, { isFixed: true });
