import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { kindNamesText } from "#messages/kinds";
import { defineFeature } from "#src/cms/feature.ts";

const labels = labelsOf(kindNamesText);

export const homePage = defineFeature({
  kinds: {
    homePage: {
      path: "/homepage",
      screen: at.homePage,
      label: labels.homePage,
      page: "home",
      content: {
        group: "campsite",
        place: 3,
        icon: "staff-start",
        name: labels.homePageName,
        what: labels.homePageWhat,
      },
    },
  },
});
