import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { documentKindText } from "#messages/documents";
import { defineFeature } from "#src/cms/feature.ts";

export const documents = defineFeature({
  kinds: {
    document: {
      path: "/documents",
      list: `${at.content}/documents`,
      words: documentKindText,
      description: async () => (await import("./document.ts")).documentKind,
      page: "documents",
      screens: async () => (await import("./staff/document-screens.ts")).documentScreens,
      content: { group: "page", place: 5, icon: "staff-content" },
    },
  },
});
