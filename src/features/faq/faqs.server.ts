import { collectionOf, type TableOf } from "#src/features/collection.server.ts";
import { faqKind } from "./faq.ts";

declare module "#src/platform/database/database.ts" {
  interface Tables {
    faq: TableOf<typeof faqKind>;
  }
}

/** The questions, as guests read and staff keep them. */
export const faqCollection = collectionOf(faqKind);
