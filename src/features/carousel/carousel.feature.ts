import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { contentBlockKindText } from "#messages/carousel";
import { defineFeature } from "#src/cms/feature.ts";

export const carousel = defineFeature({
  kinds: {
    contentBlock: {
      path: "/contentblocks",
      screen: at.carousel,
      words: contentBlockKindText,
      description: async () => (await import("./content-block.ts")).contentBlockKind,
      page: "home",
      content: { group: "page", place: 2, icon: "staff-photos" },
    },
  },
  screens: [{ path: at.carousel, load: () => import("./staff/carousel-form.tsx"), isForm: true }],
});
