import { collectionOf } from "#src/features/collection.server.ts";
import { faqKind } from "./faq.ts";

/** The questions, as guests read and staff keep them. */
export const faqCollection = collectionOf(faqKind);
