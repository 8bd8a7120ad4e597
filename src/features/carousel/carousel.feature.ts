import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { kindNamesText } from "#messages/kinds";
import { defineFeature } from "#src/cms/feature.ts";

const labels = labelsOf(kindNamesText);

export const carousel = defineFeature({
  kinds: {
    contentBlock: {
      path: "/contentblocks",
      screen: at.carousel,
      label: labels.contentBlock,
      page: "home",
      content: {
        group: "lists",
        place: 4,
        icon: "staff-photos",
        name: labels.contentBlockName,
        what: labels.contentBlockWhat,
      },
    },
  },
});
