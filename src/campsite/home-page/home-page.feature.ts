import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { homePageKindText } from "#messages/home-page";
import { defineFeature } from "#src/cms/feature.ts";

export const homePage = defineFeature({
  kinds: {
    homePage: {
      path: "/homepage",
      screen: at.homePage,
      words: homePageKindText,
      description: async () => (await import("./home-page.ts")).homePageKind,
      page: "home",
      content: { group: "page", place: 1, icon: "staff-start" },
    },
  },
  screens: [{ path: at.homePage, load: () => import("./staff/home-page-form.tsx"), isForm: true }],
});
