import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { pageTextKindText } from "#messages/page-texts";
import { defineFeature } from "#src/cms/feature.ts";

export const pageTexts = defineFeature({
  kinds: {
    pageText: {
      path: "/pagetexts",
      list: at.contentPages,
      words: pageTextKindText,
      description: async () => (await import("./page-text.ts")).pageTextKind,
    },
  },
});
