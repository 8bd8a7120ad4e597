import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { departureStopsKindText } from "#messages/departures";
import { defineFeature } from "#src/cms/feature.ts";

export const departures = defineFeature({
  kinds: {
    departureStops: {
      path: "/departurestops",
      screen: at.departures,
      words: departureStopsKindText,
      description: async () => (await import("./departure-stops.ts")).departureStopsKind,
      page: "contactUs",
      anchor: "departures",
      content: {
        group: "website",
        place: 4,
        icon: "bus",
        state: async () => (await import("./staff/departures-row.ts")).departuresState,
      },
    },
  },
  screens: [{ path: at.departures, load: () => import("./staff/departure-stops-admin.tsx") }],
});
