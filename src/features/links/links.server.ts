import { collectionOf, type TableOf } from "#src/features/collection.server.ts";
import { linkKind } from "./link.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    link: TableOf<typeof linkKind>;
  }
}

/** The links, as guests follow and staff keep them. */
export const linkCollection = collectionOf(linkKind);
