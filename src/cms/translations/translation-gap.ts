import { z } from "zod";
import { kindNames } from "#src/cms/kinds.ts";
import { inOtherLanguages, otherLanguages } from "#src/i18n/translation.ts";

/** A resource with missing or outdated words in one language. */
export const translationGap = z
  .object({
    kind: z.enum(kindNames),
    id: z.int().positive(),
    name: z.string().describe("What staff know the resource by"),
    language: z.enum(otherLanguages),
    missing: z.array(z.string()).describe("Paths of what isn't translated; guests see it in Norwegian"),
    outdated: z.array(z.string()).describe("Paths of what was translated before the Norwegian changed"),
  })
  .meta({ id: "TranslationGap" });
export type TranslationGap = z.infer<typeof translationGap>;

export const gapQuery = z.object({
  language: z.enum(otherLanguages).optional().describe("Only what isn't translated into this one"),
});
export type GapQuery = z.infer<typeof gapQuery>;

export const gapCounts = z
  .object({
    resources: z.int().describe("Resources that are missing or outdated in a language"),
    ...inOtherLanguages(() => z.int().describe("Those in this language")),
  })
  .meta({ id: "TranslationGapCounts" });
export type GapCounts = z.infer<typeof gapCounts>;
