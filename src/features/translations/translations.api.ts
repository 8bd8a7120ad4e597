import { z } from "zod";
import { defineStaffCall } from "#src/platform/api.ts";
import { translationGap } from "./translation-gap.ts";
import { listTranslationGaps } from "./translations.server.ts";

/** GET /translations/gaps */
export const readTranslationGaps = defineStaffCall({
  summary: "What isn't translated, or not since the Norwegian changed, across the site",
  answer: z.array(translationGap),
  handle: async (context) => [...(await listTranslationGaps(context))],
});
