import { pageNameIn } from "#src/features/page-texts/page-names.text.ts";
import { defineTexts } from "#src/i18n/texts.ts";

/** The words of the screens for questions and answers. */
export const faqAdminText = defineTexts({
  nb: {
    title: "Spørsmål og svar",
    add: "Nytt spørsmål",
    columns: { name: "Spørsmål", languages: "Språk", changed: "Sist endret" },
    consequence: `Gjestene ser det på siden «${pageNameIn("nb", "questions")}» når du lagrer.`,
    remove: "Slett spørsmålet",
    empty: {
      heading: "Ingen spørsmål ennå",
      explanation: "Her kommer det gjestene oftest lurer på, i den rekkefølgen du gir.",
    },
  },
  en: {
    title: "Questions and answers",
    add: "New question",
    columns: { name: "Question", languages: "Languages", changed: "Last changed" },
    consequence: `Guests see it on the page “${pageNameIn("en", "questions")}” when you save.`,
    remove: "Delete the question",
    empty: {
      heading: "No questions yet",
      explanation: "What guests ask most often will be here, in the order you give.",
    },
  },
  de: {
    title: "Fragen und Antworten",
    add: "Neue Frage",
    columns: { name: "Frage", languages: "Sprachen", changed: "Zuletzt geändert" },
    consequence: `Die Gäste sehen sie nach dem Speichern auf der Seite „${pageNameIn("de", "questions")}“.`,
    remove: "Frage löschen",
    empty: {
      heading: "Noch keine Fragen",
      explanation: "Hier steht, was Gäste am häufigsten fragen, in der Reihenfolge, die Sie festlegen.",
    },
  },
});
