import { z } from "zod";
import { firstPages } from "#src/campsite/page-texts/first-pages.ts";
import { languages } from "#src/i18n/language.ts";
import { setupSteps } from "./setup-step.ts";

export const setup = z.object({
  identity: z.boolean().describe("True when staff have written the campsite's identity"),
  position: z.boolean().describe("True when staff have set the position, which the map needs"),
  forecast: z.boolean().describe("True when the site may request MET Norway's forecast"),
  season: z.boolean().describe("True when staff have written the season"),
  texts: z
    .object({
      written: z.int(),
      of: z.int(),
      proposed: z
        .array(z.object({ id: z.int().positive(), page: z.enum(firstPages) }))
        .describe("Pages without their own text for which a text is proposed"),
      leftOut: z
        .array(z.object({ id: z.int().positive(), page: z.enum(firstPages) }))
        .describe("Pages that staff have chosen to leave without a text"),
    })
    .describe("The number of pages with their own text (`written`), out of all page texts (`of`)"),
  pictures: z.object({
    hasPhotos: z.boolean(),
    hasGallery: z.boolean().describe("True when guests see a photo in the gallery"),
    isViewChosen: z.boolean(),
  }),
  settings: z
    .object({
      isSaved: z.boolean(),
      languages: z.array(z.enum(languages)),
      booking: z.boolean(),
      feedback: z.boolean(),
    })
    .describe("The settings, and whether they were ever saved"),
  skipped: z.array(z.enum(setupSteps)).describe("The skipped steps"),
});
export type Setup = z.infer<typeof setup>;
