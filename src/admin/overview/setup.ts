import { z } from "zod";
import { firstPages } from "#src/campsite/page-texts/first-pages.ts";
import { languages } from "#src/i18n/language.ts";
import { setupSteps } from "./setup-steps.ts";

export const setup = z.object({
  identity: z.boolean().describe("Who the campsite is has been written"),
  position: z.boolean().describe("Where it lies has been written, so that there is a map"),
  forecast: z.boolean().describe("Whether MET Norway may be asked for the weather there"),
  season: z.boolean().describe("When it is open has been written"),
  prices: z
    .object({ year: z.int(), count: z.int() })
    .nullable()
    .describe("The active list, and how many prices"),
  priceDraft: z
    .object({ id: z.int().positive(), year: z.int() })
    .nullable()
    .describe("While none is active: the list that was written last"),
  texts: z
    .object({
      written: z.int(),
      of: z.int(),
      proposed: z
        .array(z.object({ id: z.int().positive(), page: z.enum(firstPages) }))
        .describe("Those with nothing of their own that a text is proposed for"),
      leftOut: z
        .array(z.object({ id: z.int().positive(), page: z.enum(firstPages) }))
        .describe("Those that staff have chosen to leave without one"),
    })
    .describe("Pages with a text of their own"),
  pictures: z.object({
    hasPhotos: z.boolean(),
    hasGallery: z.boolean().describe("Guests see a photo in the gallery"),
    isViewChosen: z.boolean(),
  }),
  plan: z.boolean().describe("The plan of the site is drawn"),
  cameras: z
    .object({ on: z.int(), withPicture: z.int() })
    .describe("How many are turned on, and how many have sent a picture"),
  settings: z
    .object({
      isSaved: z.boolean(),
      languages: z.array(z.enum(languages)),
      booking: z.boolean(),
      feedback: z.boolean(),
    })
    .describe("Whether somebody has chosen what is turned on, and what is"),
  colleagues: z.int().describe("People who have changed something of late"),
  skipped: z.array(z.enum(setupSteps)).describe("The steps that staff have skipped for now"),
});
export type Setup = z.infer<typeof setup>;
