import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { kindNamesText } from "#messages/kinds";
import { defineFeature } from "#src/cms/feature.ts";

const labels = labelsOf(kindNamesText);

export const links = defineFeature({
  kinds: {
    link: {
      path: "/links",
      list: `${at.content}/links`,
      label: labels.link,
      page: "activities",
      anchor: "links",
      content: {
        group: "lists",
        place: 5,
        icon: "external",
        name: labels.linkName,
        what: labels.linkWhat,
      },
      screens: async () => (await import("./link-screens.ts")).linkScreens,
    },
  },
});
