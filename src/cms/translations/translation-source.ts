import { z } from "zod";

export const translationSource = z
  .object({
    path: z.string().describe("The path of the translation in the resource"),
    norwegian: z.string(),
  })
  .meta({ id: "TranslationSource" });
export type TranslationSource = z.infer<typeof translationSource>;
