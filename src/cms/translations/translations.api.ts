import { z } from "zod";
import { kindNames } from "#src/cms/kinds.ts";
import { idInPath, staffList, staffCall } from "#src/platform/api/api.ts";
import { gapQuery, translationGap } from "./translation-gap.ts";
import { translationSource } from "./translation-source.ts";
import { listTranslationSources } from "./translation-sources.server.ts";
import { countTranslationGaps, listTranslationGaps } from "./translations.server.ts";

export const translationRoutes = [
  staffList("/translations/gaps", {
    summary: "All missing and outdated translations",
    description:
      "Ordered by kind. Guests read the Norwegian text where a translation is missing. They read an outdated translation unchanged. A next version has a separate row for gaps that its published version doesn't have. These rows come last. The counts are the number of resources with a gap, in total and in each language. A next version with its own gaps counts as another resource.",
    item: translationGap,
    query: gapQuery,
    list: (context, { page, query }) => listTranslationGaps(context, page, query),
    count: countTranslationGaps,
  }),
  staffCall("get", "/translations/sources", {
    summary: "The Norwegian texts from which a resource's outdated translations were made",
    description: "Compare these texts with the current Norwegian texts to see what has changed.",
    query: z.object({
      kind: z.enum(kindNames).describe("The kind of resource"),
      resourceId: idInPath.describe("The id of the resource"),
    }),
    answer: z.array(translationSource),
    handle: (context, { query }) => listTranslationSources(context, query),
  }),
];
