import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { cardStepKindText } from "#messages/sanitary";
import { defineFeature } from "#src/cms/feature.ts";

export const cardSteps = defineFeature({
  kinds: {
    cardStep: {
      path: "/cardsteps",
      list: `${at.content}/card-steps`,
      words: cardStepKindText,
      description: async () => (await import("./card-step.ts")).cardStepKind,
      page: "sanitary",
      anchor: "card-step-:id",
      content: {
        group: "fixed",
        place: 5,
        icon: "card",
        state: async () => (await import("#src/cms/staff/places/count-state.ts")).countState("cardStep"),
      },
      screens: async () => (await import("./card-step.ts")).cardStepScreens,
    },
  },
});
