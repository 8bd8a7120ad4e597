import { z } from "zod";
import { colour } from "#src/cms/kind/fields.ts";
import { defineKind, type AnswerOf, type ValuesOf } from "#src/cms/kind/kind.ts";
import { defaultLook } from "./house-colours.ts";
import { lookLabelsText } from "#messages/look";
import { labelsOf } from "#src/i18n/texts.ts";

const labels = labelsOf(lookLabelsText);

export const maxMarkLength = 100_000;

const markText = z
  .string()
  .max(maxMarkLength)
  .describe(
    "An SVG with shapes only, or with a single PNG of at most 512 pixels a side. Empty for the default logo",
  );

/** The kind with the logo and the two chosen colours. It has a single resource. */
export const lookKind = defineKind({
  name: "look",
  about: "The campsite's colours and logo",
  one: "the look",
  order: [{ by: "id", direction: "asc" }],
  words: {},
  fields: {
    mainColour: colour(labels.mainColour, {
      about:
        "The colour of links, of selected options, and of the dark band at the top of pages. Null for the default",
      without: defaultLook.mainColour,
      hint: labels.mainColourHint,
    }),
    accentColour: colour(labels.accentColour, {
      about: "The colour of a page's main button. Null for the default",
      without: defaultLook.accentColour,
      hint: labels.accentColourHint,
    }),
    mark: {
      input: markText.default(""),
      output: markText,
      label: labels.mark,
      empty: "",
      control: "none",
    },
  },
});
export type LookValues = ValuesOf<typeof lookKind>;
/** Null means the default colour. */
export type ChosenColours = Pick<LookValues, "mainColour" | "accentColour">;
export type StaffLook = AnswerOf<typeof lookKind>;
