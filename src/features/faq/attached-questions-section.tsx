import { defineAttachedSection, inOrderOf } from "#src/campsite/attached-section.ts";
import { faqCollection, localizeQuestions } from "./faqs.server.ts";
import { QuestionList } from "./question-list.tsx";

/** The questions that staff attach to a page that they have created. */
export const attachedQuestions = defineAttachedSection({
  kind: "faq",
  async load(context, ids) {
    const questions = inOrderOf(ids, await faqCollection.listAll(context));
    return questions.length > 0 ? localizeQuestions(context, questions) : undefined;
  },
  View: ({ data: questions, language }) => <QuestionList questions={questions} language={language} />,
});
