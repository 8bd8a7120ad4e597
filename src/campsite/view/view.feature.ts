import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { kindNamesText } from "#messages/kinds";
import { defineFeature } from "#src/cms/feature.ts";

const labels = labelsOf(kindNamesText);

export const view = defineFeature({
  kinds: {
    siteView: {
      path: "/siteview",
      screen: at.view,
      label: labels.siteView,
      page: "home",
      content: {
        group: "campsite",
        place: 3,
        icon: "staff-photos",
        name: labels.siteViewName,
        what: labels.siteViewWhat,
      },
    },
  },
});
