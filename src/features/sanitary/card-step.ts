import { defineTexts } from "#src/i18n/texts.ts";
import { choice, line, sortorder } from "#src/resource/fields.ts";
import { defineKind, type StoredOf } from "#src/resource/kind.ts";

/** One of the steps from getting a card to losing it. */
export const cardStepKind = defineKind({
  name: "cardStep",
  about: "How the RFID card works, step by step",
  one: "a step of the card",
  many: "steps of the card",
  order: [{ by: "sortorder", direction: "asc" }],
  words: {
    title: line({ nb: "Overskrift", en: "Heading", de: "Überschrift" }),
    text: line(
      { nb: "Tekst", en: "Text", de: "Text" },
      {
        kind: "lines",
        hint: {
          nb: "Står telefonnummeret i teksten, kan gjestene trykke på det.",
          en: "If the phone number is in the text, guests can press it.",
          de: "Steht die Telefonnummer im Text, können Gäste sie antippen.",
        },
      },
    ),
  },
  fields: {
    sortorder: sortorder(),
    drawing: choice(
      ["rfid-get", "rfid-load", "rfid-use", "rfid-lost"],
      { nb: "Tegning", en: "Drawing", de: "Zeichnung" },
      "The drawing above the step",
    ),
  },
  inList: ["title", "text", "sortorder"],
});
export type CardStep = StoredOf<typeof cardStepKind>;

/** Its list and form in the staff area; each step has its drawing, so there are no others. */
export const cardStepScreens = {
  kind: cardStepKind,
  words: defineTexts({
    nb: {
      consequence: (page: string) => `Gjestene ser endringene under «${page}» når du lagrer.`,
      empty: {
        heading: "Ingen steg ennå",
        explanation: "Stegene lages når nettstedet starter.",
      },
    },
    en: {
      consequence: (page: string) => `Guests see the changes under “${page}” when you save.`,
      empty: {
        heading: "No steps yet",
        explanation: "The steps are created when the website starts.",
      },
    },
    de: {
      consequence: (page: string) => `Gäste sehen die Änderungen unter „${page}“, sobald Sie speichern.`,
      empty: {
        heading: "Noch keine Schritte",
        explanation: "Die Schritte entstehen, wenn die Website startet.",
      },
    },
  }),
};

/** Splits a text at each occurrence of the phone number, so that the number can be made a link. */
export function aroundNumber(text: string, number: string): string[] {
  return number ? text.split(number) : [text];
}
