import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { kindNamesText } from "#messages/kinds";
import { defineFeature } from "#src/cms/feature.ts";

const labels = labelsOf(kindNamesText);

export const cardSteps = defineFeature({
  kinds: {
    cardStep: {
      path: "/cardsteps",
      list: `${at.content}/card-steps`,
      label: labels.cardStep,
      page: "sanitary",
      anchor: "card-step-:id",
      content: {
        group: "campsite",
        place: 4,
        icon: "card",
        name: labels.cardStepName,
        what: labels.cardStepWhat,
      },
      screens: async () => (await import("./card-step.ts")).cardStepScreens,
    },
  },
});
