import { z } from "zod";
import { kindNames } from "#src/cms/kinds.ts";
import { defineStaffCall, defineStaffList, idInPath } from "#src/platform/api/api.ts";
import { gapCounts, gapQuery, translationGap } from "./translation-gap.ts";
import { translationSource } from "./translation-source.ts";
import { listTranslationSources } from "./translation-sources.server.ts";
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

/** GET /translations/sources */
export const readTranslationSources = defineStaffCall({
  summary: "The Norwegian that a resource's outdated translations were made from",
  description: "What has changed in it since shows what to change in them.",
  query: z.object({
    kind: z.enum(kindNames).describe("The kind of resource"),
    resourceId: idInPath.describe("Its id"),
  }),
  answer: z.array(translationSource),
  handle: (context, { query }) => listTranslationSources(context, query),
});
