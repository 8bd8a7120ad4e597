import { collectionOf } from "#src/cms/collection.server.ts";
import { sanitaryBuildingKind } from "./sanitary-building.ts";

export const sanitaryBuildingCollection = collectionOf(sanitaryBuildingKind);
