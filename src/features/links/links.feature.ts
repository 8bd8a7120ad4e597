import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { linkKindText } from "#messages/links";
import { defineFeature } from "#src/cms/feature.ts";

export const links = defineFeature({
  kinds: {
    link: {
      path: "/links",
      list: `${at.content}/links`,
      words: linkKindText,
      description: async () => (await import("./link.ts")).linkKind,
      page: "activities",
      anchor: "links",
      content: { group: "page", place: 6, icon: "external" },
      screens: async () => (await import("./link-screens.ts")).linkScreens,
    },
  },
});
