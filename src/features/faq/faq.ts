import { z } from "zod";
import { requiredHtml, requiredText, thingFields, translationsOf } from "#src/features/thing.ts";
import type { Translatable } from "#src/i18n/translation.ts";

const faqWords = z.object({ question: requiredText, answer: requiredHtml });

export const faqTranslatable: Translatable = { words: Object.keys(faqWords.shape) };

/** What staff write. */
export const faqInput = faqWords.extend({ sortorder: z.int32(), translations: translationsOf(faqWords) });
export type FaqInput = z.infer<typeof faqInput>;

/** A question that guests ask, with its answer. */
export const faq = faqInput.extend(thingFields);
export type Faq = z.infer<typeof faq>;

/** The place of a question on its page. */
export function faqAnchor(id: number): string {
  return `question-${id}`;
}
