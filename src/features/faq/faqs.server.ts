import { collectionOf, type TableOf } from "#src/features/collection.server.ts";
import { faqResource } from "./faq.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    faq: TableOf<typeof faqResource>;
  }
}

/** The questions, as guests read and staff keep them. */
export const faqCollection = collectionOf(faqResource);
