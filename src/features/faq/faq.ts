import { html, line, sortorder } from "#src/resource/fields.ts";
import { defineKind, type AnswerOf } from "#src/resource/kind.ts";

/** A question that guests ask, with its answer. */
export const faqKind = defineKind({
  name: "faq",
  about: "Questions and answers",
  one: "a question",
  all: "All questions, in their order",
  order: { by: "sortorder", of: "number", direction: "asc" },
  words: {
    question: line(
      { nb: "Spørsmål", en: "Question", de: "Frage" },
      {
        hint: {
          nb: "Slik en gjest ville spurt.",
          en: "The way a guest would ask.",
          de: "So, wie ein Gast fragen würde.",
        },
      },
    ),
    answer: html({ nb: "Svar", en: "Answer", de: "Antwort" }),
  },
  fields: { sortorder: sortorder() },
});
export type StaffFaq = AnswerOf<typeof faqKind>;
