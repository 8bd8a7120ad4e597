import { defineServerFeature } from "#src/platform/server-feature.ts";
import type { PageName } from "#src/i18n/addresses.ts";
import { pageTextCollection } from "./page-texts.server.ts";

export const pageTexts = defineServerFeature({
  collections: {
    pageText: {
      collection: pageTextCollection,
      page: ({ page }: { page: PageName }) => ({ name: page, parts: {} }),
    },
  },
});
