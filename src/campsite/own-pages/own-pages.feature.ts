import { ownPageKindText } from "#messages/own-pages";
import { defineFeature } from "#src/cms/feature.ts";
import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";

export const ownPages = defineFeature({
  kinds: {
    ownPage: {
      path: "/pages",
      list: at.ownPages,
      words: ownPageKindText,
      description: async () => (await import("./own-page.ts")).ownPageKind,
      content: { group: "page", place: 1, icon: "staff-content" },
    },
  },
  screens: [
    { path: at.ownPages, load: () => import("./staff/own-pages-admin.ts") },
    { path: `${at.ownPages}/:id`, load: () => import("./staff/own-page-form.tsx"), isForm: true },
  ],
});
