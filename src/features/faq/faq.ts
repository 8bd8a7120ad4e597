import { defineTexts } from "#src/i18n/texts.ts";
import { html, line, sortorder } from "#src/resource/fields.ts";
import { defineKind } from "#src/resource/kind.ts";

/** A question that guests ask, with its answer. */
export const faqKind = defineKind({
  name: "faq",
  about: "Questions and answers",
  one: "a question",
  many: "questions",
  order: [{ by: "sortorder", direction: "asc" }],
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
  inList: ["question", "answer", "sortorder"],
});

/** Its list and form in the staff area. */
export const faqScreens = {
  kind: faqKind,
  words: defineTexts({
    nb: {
      add: "Nytt spørsmål",
      consequence: (page: string) => `Gjestene ser det på siden «${page}» når du lagrer.`,
      remove: "Slett spørsmålet",
      empty: {
        heading: "Ingen spørsmål ennå",
        explanation: "Her kommer det gjestene oftest lurer på, i den rekkefølgen du gir.",
      },
    },
    en: {
      add: "New question",
      consequence: (page: string) => `Guests see it on the page “${page}” when you save.`,
      remove: "Delete the question",
      empty: {
        heading: "No questions yet",
        explanation: "What guests ask most often will be here, in the order you give.",
      },
    },
    de: {
      add: "Neue Frage",
      consequence: (page: string) => `Die Gäste sehen sie nach dem Speichern auf der Seite „${page}“.`,
      remove: "Frage löschen",
      empty: {
        heading: "Noch keine Fragen",
        explanation: "Hier steht, was Gäste am häufigsten fragen, in der Reihenfolge, die Sie festlegen.",
      },
    },
  }),
};
