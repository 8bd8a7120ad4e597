import { defineStaffCall, defineStaffList } from "#src/platform/api/api.ts";
import { gapCounts, gapQuery, translationGap } from "./translation-gap.ts";
import { countTranslationGaps, listTranslationGaps } from "./translations.server.ts";

/** GET /translations/gaps */
export const readTranslationGaps = defineStaffList({
  summary: "What isn't translated, or not since the Norwegian changed, across the site",
  description:
    "Kind by kind. Guests read the Norwegian where a translation is missing, and the old one where it is outdated.",
  item: translationGap,
  query: gapQuery,
  list: (context, { page, query }) => listTranslationGaps(context, page, query),
});

/** GET /translations/counts */
export const readTranslationCounts = defineStaffCall({
  summary: "How much isn't translated",
  description: "Across the site, as the list has it.",
  answer: gapCounts,
  handle: countTranslationGaps,
});
