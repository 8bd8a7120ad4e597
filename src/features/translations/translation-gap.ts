import { z } from "zod";
import { thingNames } from "#src/features/thing-names.ts";

/** A thing that isn't all there in a language. */
export const translationGap = z
  .object({
    thing: z.enum(thingNames),
    id: z.int().positive(),
    name: z.string().describe("What staff know the thing by"),
    language: z.enum(["en", "de"]),
    missing: z.array(z.string()).describe("Paths of what isn't translated; guests see it in Norwegian"),
    outdated: z.array(z.string()).describe("Paths of what was translated before the Norwegian changed"),
  })
  .meta({ id: "TranslationGap" });
export type TranslationGap = z.infer<typeof translationGap>;
