import { accessPlaceKindText } from "#messages/accessibility";
import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { defineFeature } from "#src/cms/feature.ts";

export const accessibility = defineFeature({
  kinds: {
    accessPlace: {
      path: "/accessplaces",
      list: `${at.content}/access`,
      words: accessPlaceKindText,
      description: async () => (await import("./access-place.ts")).accessPlaceKind,
      page: "accessibility",
      anchor: "access-:id",
      screens: async () => (await import("./staff/access-place-screens.ts")).accessPlaceScreens,
      content: {
        group: "fixed",
        place: 4,
        icon: "accessible",
        state: async () => (await import("#src/cms/staff/places/count-state.ts")).countState("accessPlace"),
      },
    },
  },
});
