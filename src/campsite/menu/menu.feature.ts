import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { menuKindText } from "#messages/menu";
import { defineFeature } from "#src/cms/feature.ts";

export const menu = defineFeature({
  kinds: {
    menu: {
      path: "/menu",
      screen: at.menu,
      words: menuKindText,
      description: async () => (await import("./menu.ts")).menuKind,
      page: "home",
      content: { group: "page", place: 2, icon: "menu" },
    },
  },
  screens: [{ path: at.menu, load: () => import("./staff/menu-form.tsx"), isForm: true }],
});
