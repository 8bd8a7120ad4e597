import type { LanguagesProgress } from "#src/i18n/translation.ts";
import type { Faq, FaqInput } from "./faq.ts";

/** A question as staff get it. */
export type StaffFaq = Faq & { languages?: LanguagesProgress | undefined };

/** What is saved of a question. */
export function faqValues({ question, answer, sortorder, translations }: FaqInput): FaqInput {
  return { question, answer, sortorder, translations };
}
