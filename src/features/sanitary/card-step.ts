import { choice, line, sortorder } from "#src/resource/fields.ts";
import { defineKind, type AnswerOf, type StoredOf } from "#src/resource/kind.ts";

/** One of the steps from getting a card to losing it. */
export const cardStepKind = defineKind({
  name: "cardStep",
  about: "How the RFID card works, step by step",
  one: "a step of the card",
  all: "All steps of the card, in their order",
  order: { by: "sortorder", of: "number", direction: "asc" },
  words: {
    title: line({ nb: "Overskrift", en: "Heading", de: "Überschrift" }),
    text: line({ nb: "Tekst", en: "Text", de: "Text" }),
  },
  fields: {
    sortorder: sortorder(),
    drawing: choice(
      ["rfid-get", "rfid-load", "rfid-use", "rfid-lost"],
      { nb: "Tegning", en: "Drawing", de: "Zeichnung" },
      "The drawing above the step",
    ),
  },
});
export type StaffCardStep = AnswerOf<typeof cardStepKind>;
export type CardStep = StoredOf<typeof cardStepKind>;

/** A text cut at each place where the phone number stands in it, so that the number can be made one to press. */
export function aroundNumber(text: string, number: string): string[] {
  return number ? text.split(number) : [text];
}
