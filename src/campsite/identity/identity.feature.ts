import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { kindNamesText } from "#messages/kinds";
import { defineFeature } from "#src/cms/feature.ts";

const labels = labelsOf(kindNamesText);

export const identity = defineFeature({
  kinds: {
    identity: {
      path: "/identity",
      screen: at.identity,
      otherScreen: {
        screen: at.openingHours,
        fields: [
          "season",
          "reception",
          "exceptions",
          "arrivalFrom",
          "departureBy",
          "quietFrom",
          "quietTo",
          "openingNote",
        ],
      },
      label: labels.identity,
      page: "contactUs",
      content: {
        group: "campsite",
        place: 2,
        icon: "pin",
        name: labels.identityName,
        what: labels.identityWhat,
      },
    },
  },
});
