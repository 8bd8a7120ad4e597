import { line, lines, sortorder, yesNo } from "#src/cms/kind/fields.ts";
import { answerTemplateLabelsText } from "#messages/answer-templates";
import { labelsOf } from "#src/i18n/texts.ts";
import { defineKind } from "#src/cms/kind/kind.ts";

const labels = labelsOf(answerTemplateLabelsText);

export const answerTemplateKind = defineKind({
  name: "answerTemplate",
  about: "Templates for answers to guests",
  one: "an answer template",
  many: "answer templates",
  order: [{ by: "sortorder", direction: "asc" }],
  words: {
    title: line(labels.title, {
      hint: labels.titleHint,
    }),
    text: lines(labels.text, {
      max: 3000,
      isRequired: true,
      hint: labels.textHint,
    }),
  },
  fields: {
    isReceipt: yesNo(
      labels.isReceipt,
      false,
      "True for the template whose text guests get as a receipt of their message",
      {
        hint: labels.isReceiptHint,
      },
    ),
    sortorder: sortorder(),
  },
  inList: ["title", "text", "isReceipt", "sortorder"],
});
