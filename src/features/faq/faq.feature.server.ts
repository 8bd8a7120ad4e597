import { defineServerFeature } from "#src/platform/server-feature.ts";
import { faqFiles } from "./faqs-file.ts";
import { faqCollection, hasQuestions } from "./faqs.server.ts";
import { questionsPage } from "./questions-page.tsx";

export const faq = defineServerFeature({
  collections: { faq: { collection: faqCollection } },
  pages: { questions: questionsPage },
  files: faqFiles,
  fillsPage: { questions: hasQuestions },
});
