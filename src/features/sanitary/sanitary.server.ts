import { collectionOf, type TableOf } from "#src/features/collection.server.ts";
import { cardStepResource } from "./card-step.ts";
import { sanitaryBuildingResource } from "./sanitary-building.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    sanitaryBuilding: TableOf<typeof sanitaryBuildingResource>;
    cardStep: TableOf<typeof cardStepResource>;
  }
}

/** The sanitary buildings, as guests see and staff keep them. */
export const sanitaryBuildingCollection = collectionOf(sanitaryBuildingResource);

/** How the card works, step by step; the steps are there from the start. */
export const cardStepCollection = collectionOf(cardStepResource, { isFixed: true });
