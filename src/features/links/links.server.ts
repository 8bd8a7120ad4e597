import { collectionOf } from "#src/features/collection.server.ts";
import { linkKind } from "./link.ts";

/** The links, as guests follow and staff keep them. */
export const linkCollection = collectionOf(linkKind);
