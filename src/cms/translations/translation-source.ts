import { z } from "zod";

/** The Norwegian text that an outdated translation was made from. */
export const translationSource = z
  .object({
    path: z.string().describe("The path of the translation in the resource"),
    norwegian: z.string(),
  })
  .meta({ id: "TranslationSource" });
export type TranslationSource = z.infer<typeof translationSource>;
