import { z } from "zod";
import { defineStaffCall } from "#src/platform/api/api.ts";
import { translationGap } from "./translation-gap.ts";
import { listTranslationGaps } from "./translations.server.ts";

/** GET /translations/gaps */
export const readTranslationGaps = defineStaffCall({
  summary: "What isn't translated, or not since the Norwegian changed, across the site",
  description:
    "Guests read the Norwegian where a translation is missing, and the old one where it is outdated.",
  answer: z.array(translationGap),
  handle: async (context) => [...(await listTranslationGaps(context))],
});
