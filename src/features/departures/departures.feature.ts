import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { kindNamesText } from "#messages/kinds";
import { defineFeature } from "#src/cms/feature.ts";

const labels = labelsOf(kindNamesText);

export const departures = defineFeature({
  kinds: {
    departureStops: {
      path: "/departurestops",
      screen: at.departures,
      label: labels.departureStops,
      page: "contactUs",
      anchor: "departures",
      content: {
        group: "campsite",
        place: 6,
        icon: "bus",
        name: labels.departureStopsName,
        what: labels.departureStopsWhat,
      },
    },
  },
});
