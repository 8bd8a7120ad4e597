import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { lookKindText } from "#messages/look";
import { defineFeature } from "#src/cms/feature.ts";

export const look = defineFeature({
  kinds: {
    look: {
      path: "/look",
      screen: at.look,
      words: lookKindText,
      description: async () => (await import("./look.ts")).lookKind,
      page: "home",
      content: { group: "website", place: 3, icon: "tag" },
    },
  },
});
