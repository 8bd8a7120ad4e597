import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { kindNamesText } from "#messages/kinds";
import { defineFeature } from "#src/cms/feature.ts";

const labels = labelsOf(kindNamesText);

export const messages = defineFeature({
  kinds: {
    message: {
      path: "/messages",
      list: at.messages,
      label: labels.message,
      page: "home",
    },
  },
});
