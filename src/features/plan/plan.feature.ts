import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { kindNamesText } from "#messages/kinds";
import { defineFeature } from "#src/cms/feature.ts";

const labels = labelsOf(kindNamesText);

export const plan = defineFeature({
  kinds: {
    plan: {
      path: "/plan",
      screen: at.plan,
      label: labels.plan,
      page: "sitemap",
      content: {
        group: "campsite",
        place: 6,
        icon: "pin",
        name: labels.planName,
        what: labels.planWhat,
      },
    },
  },
});
