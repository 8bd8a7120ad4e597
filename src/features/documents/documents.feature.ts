import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { kindNamesText } from "#messages/kinds";
import { defineFeature } from "#src/cms/feature.ts";

const labels = labelsOf(kindNamesText);

export const documents = defineFeature({
  kinds: {
    document: {
      path: "/documents",
      list: `${at.content}/documents`,
      label: labels.document,
      page: "documents",
      content: {
        group: "lists",
        place: 3,
        icon: "staff-content",
        name: labels.documentName,
        what: labels.documentWhat,
      },
    },
  },
});
