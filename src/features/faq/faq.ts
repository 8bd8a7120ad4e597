import { z } from "zod";
import { requiredHtml, requiredText, thingFields, translationsOf } from "#src/features/thing.ts";

const faqWords = z.object({ question: requiredText, answer: requiredHtml });

/** What staff write. */
export const faqInput = faqWords.extend({ sortorder: z.int(), translations: translationsOf(faqWords) });
export type FaqInput = z.infer<typeof faqInput>;

/** A question that guests ask, with its answer. */
export const faq = faqInput.extend(thingFields);
export type Faq = z.infer<typeof faq>;
