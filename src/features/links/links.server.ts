import { collectionOf } from "#src/cms/collection.server.ts";
import { linkKind } from "./link.ts";

export const linkCollection = collectionOf(linkKind);
