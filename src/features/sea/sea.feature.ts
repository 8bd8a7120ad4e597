import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { kindNamesText } from "#messages/kinds";
import { defineFeature } from "#src/cms/feature.ts";

const labels = labelsOf(kindNamesText);

export const sea = defineFeature({
  kinds: {
    seaReading: {
      path: "/seareading",
      screen: at.start,
      label: labels.seaReading,
      page: "home",
      anchor: "now",
    },
  },
});
