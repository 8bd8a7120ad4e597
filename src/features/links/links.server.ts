import { collectionOf } from "#src/features/collection.server.ts";
import { linkKind } from "./link.ts";

export const linkCollection = collectionOf(linkKind);
