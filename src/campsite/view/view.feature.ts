import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { siteViewKindText } from "#messages/view";
import { defineFeature } from "#src/cms/feature.ts";

export const view = defineFeature({
  kinds: {
    siteView: {
      path: "/siteview",
      screen: at.view,
      words: siteViewKindText,
      description: async () => (await import("./view.ts")).siteViewKind,
      page: "home",
      content: { group: "page", place: 3, icon: "staff-photos" },
    },
  },
});
