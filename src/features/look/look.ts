import { colour } from "#src/resource/fields.ts";
import { defineKind, type AnswerOf, type ValuesOf } from "#src/resource/kind.ts";
import { houseLook } from "./house-colours.ts";
import { lookText } from "./look.text.ts";

/** The campsite's own colours, from which all others are made. One row; without it the site has the house's. */
export const lookKind = defineKind({
  name: "look",
  about: "The campsite's colours",
  one: "the look",
  order: [{ by: "id", direction: "asc" }],
  words: {},
  fields: {
    mainColour: colour(
      { nb: "Hovedfarge", en: "Main colour", de: "Hauptfarbe" },
      {
        about: "The colour of the band, of links and of buttons; null for the house's own",
        without: houseLook.mainColour,
        hint: lookText.mainHint,
      },
    ),
    accentColour: colour(
      { nb: "Kontrastfarge", en: "Accent colour", de: "Akzentfarbe" },
      {
        about: "The colour of what should be noticed; null for the house's own",
        without: houseLook.accentColour,
        hint: lookText.accentHint,
      },
    ),
  },
});
export type LookValues = ValuesOf<typeof lookKind>;
export type StaffLook = AnswerOf<typeof lookKind>;
