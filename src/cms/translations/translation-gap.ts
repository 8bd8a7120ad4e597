import { z } from "zod";
import { kindNames } from "#src/cms/kinds.ts";
import { otherLanguages, type OtherLanguage } from "#src/i18n/translation.ts";

/** A resource with missing or outdated words in one language. */
export const translationGap = z
  .object({
    kind: z.enum(kindNames),
    id: z.int().positive(),
    name: z.string().describe("The resource's name for staff"),
    language: z.enum(otherLanguages),
    isNext: z
      .boolean()
      .describe("True if only the next version has these gaps, so that guests don't see them"),
    missing: z.array(z.string()).describe("Paths of the missing translations, which guests see in Norwegian"),
    outdated: z.array(z.string()).describe("Paths of the outdated translations"),
  })
  .meta({ id: "TranslationGap" });
export type TranslationGap = z.infer<typeof translationGap>;

export const gapQuery = z.object({
  language: z
    .enum(otherLanguages)
    .optional()
    .describe("Only resources with a missing or outdated translation in this language"),
});
export type GapQuery = z.infer<typeof gapQuery>;

/** The number of resources with a missing or outdated translation, in total and in each language. */
export type GapCounts = { resources: number } & Record<OtherLanguage, number>;
