import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { sanitaryBuildingKindText } from "#messages/sanitary";
import { defineFeature } from "#src/cms/feature.ts";

export const sanitary = defineFeature({
  kinds: {
    sanitaryBuilding: {
      path: "/sanitarybuildings",
      list: `${at.content}/sanitary`,
      words: sanitaryBuildingKindText,
      description: async () => (await import("./sanitary-building.ts")).sanitaryBuildingKind,
      page: "sanitary",
      anchor: "building-:id",
      screens: async () => (await import("./staff/sanitary-screens.ts")).sanitaryScreens,
      content: {
        group: "fixed",
        place: 3,
        icon: "shower",
        state: async () =>
          (await import("#src/cms/staff/places/count-state.ts")).countState("sanitaryBuilding"),
      },
    },
  },
});
