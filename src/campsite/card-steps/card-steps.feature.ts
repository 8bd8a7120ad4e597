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
      content: { group: "campsite", place: 7, icon: "card" },
      screens: async () => (await import("./card-step.ts")).cardStepScreens,
    },
  },
});
