import { faqKind } from "./faq.ts";
import { defineServerFeature } from "#src/platform/server-feature.ts";
import { findableQuestions } from "./findable-questions.server.ts";
import { faqFiles } from "./faqs-file.ts";
import { faqCollection, hasQuestions } from "./faqs.server.ts";
import { questionsPage } from "./questions-page.tsx";
import { questionsSection } from "./questions-section.tsx";
import { attachedQuestions } from "./attached-questions-section.tsx";

export const faq = defineServerFeature({
  attached: [attachedQuestions],
  demo: [{ place: 8, kind: faqKind, file: "faq" }],
  collections: { faq: { collection: faqCollection } },
  pages: { questions: questionsPage },
  contact: [questionsSection],
  files: faqFiles,
  findable: [findableQuestions],
  fillsPage: { questions: hasQuestions },
});
