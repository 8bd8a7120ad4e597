import { choice, line, sortorder } from "#src/cms/kind/fields.ts";
import { cardStepLabelsText, cardStepScreensText } from "#messages/sanitary";
import { labelsOf } from "#src/i18n/texts.ts";
import { defineKind, type StoredOf } from "#src/cms/kind/kind.ts";

const labels = labelsOf(cardStepLabelsText);

export const cardStepKind = defineKind({
  name: "cardStep",
  about: "The steps of using the RFID card",
  one: "a step of using the card",
  many: "steps of using the card",
  order: [{ by: "sortorder", direction: "asc" }],
  words: {
    title: line(labels.title),
    text: line(labels.text, {
      kind: "lines",
      hint: labels.textHint,
    }),
  },
  fields: {
    sortorder: sortorder(),
    drawing: choice(
      ["rfid-get", "rfid-load", "rfid-use", "rfid-lost"],
      labels.drawing,
      "The drawing above the step",
    ),
  },
  inList: ["title", "text", "sortorder"],
});
export type CardStep = StoredOf<typeof cardStepKind>;

/** The staff screens of the steps. Staff can't add steps, because each step has its own drawing. */
export const cardStepScreens = {
  kind: cardStepKind,
  words: cardStepScreensText,
};

/** Splits a text at a phone number, so that the number can become a link. */
export const splitAtNumber = (text: string, number: string): string[] =>
  number ? text.split(number) : [text];
