import { collectionOf } from "#src/cms/collection.server.ts";
import { accessPlaceKind } from "./access-place.ts";

export const accessPlaceCollection = collectionOf(accessPlaceKind);
