import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { kindNamesText } from "#messages/kinds";
import { defineFeature } from "#src/cms/feature.ts";

const labels = labelsOf(kindNamesText);

export const look = defineFeature({
  kinds: {
    look: {
      path: "/look",
      screen: at.look,
      label: labels.look,
      page: "home",
      content: {
        group: "campsite",
        place: 3,
        icon: "tag",
        name: labels.lookName,
        what: labels.lookWhat,
      },
    },
  },
});
