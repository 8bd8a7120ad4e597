import { z } from "zod";
import { colour } from "#src/resource/fields.ts";
import { defineKind, type AnswerOf, type ValuesOf } from "#src/resource/kind.ts";
import { houseLook } from "./house-colours.ts";
import { lookText } from "./look.text.ts";

/** A mark is some shapes; what programs write along with them is cut away. */
export const mostOfMark = 100_000;

const markText = z
  .string()
  .max(mostOfMark)
  .describe("An SVG, which is cut down to its shapes; empty for the house's mark");

/**
 * The campsite's own colours, from which all others are made, and its mark. One row; without it the site has the
 * house's.
 */
export const lookKind = defineKind({
  name: "look",
  about: "The campsite's colours and mark",
  one: "the look",
  order: [{ by: "id", direction: "asc" }],
  words: {},
  fields: {
    mainColour: colour(
      { nb: "Hovedfarge", en: "Main colour", de: "Hauptfarbe" },
      {
        about: "The colour of the band, of links and of choices; null for the house's own",
        without: houseLook.mainColour,
        hint: lookText.mainHint,
      },
    ),
    accentColour: colour(
      { nb: "Handlingsfarge", en: "Action colour", de: "Aktionsfarbe" },
      {
        about: "The colour of the button that a page is about; null for the house's own",
        without: houseLook.accentColour,
        hint: lookText.accentHint,
      },
    ),
    mark: {
      input: markText.default(""),
      output: markText,
      label: { nb: "Skilt", en: "Sign", de: "Zeichen" },
      empty: "",
      control: "none",
    },
  },
});
export type LookValues = ValuesOf<typeof lookKind>;
/** The two, as "#0f4c5c" each; null for the house's. */
export type ChosenColours = Pick<LookValues, "mainColour" | "accentColour">;
export type StaffLook = AnswerOf<typeof lookKind>;
