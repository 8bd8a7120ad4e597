import { html, line, sortorder } from "#src/cms/kind/fields.ts";
import { faqLabelsText, faqScreensText } from "#messages/faq";
import { labelsOf } from "#src/i18n/texts.ts";
import { defineKind } from "#src/cms/kind/kind.ts";

const labels = labelsOf(faqLabelsText);

export const faqKind = defineKind({
  name: "faq",
  about: "Questions and answers",
  one: "a question",
  many: "questions",
  order: [{ by: "sortorder", direction: "asc" }],
  words: {
    question: line(labels.question, {
      hint: labels.questionHint,
    }),
    answer: html(labels.answer),
  },
  fields: { sortorder: sortorder() },
  inList: ["question", "answer", "sortorder"],
});

export const faqScreens = {
  kind: faqKind,
  words: faqScreensText,
  form: { canBeCopied: true },
};
