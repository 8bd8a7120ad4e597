import { line, lines, sortorder } from "#src/resource/fields.ts";
import { defineKind } from "#src/resource/kind.ts";

/** An answer that staff often give, from the inbox, in the language of the guest. */
export const answerTemplateKind = defineKind({
  name: "answerTemplate",
  about: "Answers that staff often give",
  one: "an answer template",
  many: "answer templates",
  order: [{ by: "sortorder", direction: "asc" }],
  words: {
    title: line(
      { nb: "Hva malen er til", en: "What it is for", de: "Wofür die Vorlage ist" },
      {
        hint: {
          nb: "Bare dere ser det, når dere velger en mal.",
          en: "Only you see it, when you choose a template.",
          de: "Nur Sie sehen es, wenn Sie eine Vorlage wählen.",
        },
      },
    ),
    text: lines(
      { nb: "Svar", en: "Answer", de: "Antwort" },
      {
        most: 3000,
        isRequired: true,
        hint: {
          nb: "Med hilsen, uten navnet på campingplassen: det kommer under svaret.",
          en: "With a greeting, without the campsite’s name: that comes below the answer.",
          de: "Mit Gruß, ohne den Namen des Campingplatzes: der steht unter der Antwort.",
        },
      },
    ),
  },
  fields: { sortorder: sortorder() },
  inList: ["title", "text", "sortorder"],
});
