import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { kindNamesText } from "#messages/kinds";
import { defineFeature } from "#src/cms/feature.ts";

const labels = labelsOf(kindNamesText);

export const freePitches = defineFeature({
  kinds: {
    freePitches: {
      path: "/freepitches",
      screen: at.start,
      label: labels.freePitches,
      page: "home",
      anchor: "now",
    },
  },
});
