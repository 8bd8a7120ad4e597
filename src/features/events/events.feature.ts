import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { kindNamesText } from "#messages/kinds";
import { defineFeature } from "#src/cms/feature.ts";

const labels = labelsOf(kindNamesText);

export const events = defineFeature({
  kinds: {
    event: {
      path: "/events",
      list: `${at.content}/events`,
      label: labels.event,
      page: "events",
      anchor: "event-:id",
      content: {
        group: "lists",
        place: 1,
        icon: "star",
        name: labels.eventName,
        what: labels.eventWhat,
      },
      screens: async () => (await import("./event-screens.ts")).eventScreens,
    },
  },
});
