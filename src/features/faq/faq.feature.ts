import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { labelsOf } from "#src/i18n/texts.ts";
import { kindNamesText } from "#messages/kinds";
import { defineFeature } from "#src/cms/feature.ts";

const labels = labelsOf(kindNamesText);

export const faq = defineFeature({
  kinds: {
    faq: {
      path: "/faq",
      list: `${at.content}/faq`,
      label: labels.faq,
      page: "questions",
      anchor: "question-:id",
      content: {
        group: "lists",
        place: 2,
        icon: "chat",
        name: labels.faqName,
        what: labels.faqWhat,
      },
      screens: async () => (await import("./faq.ts")).faqScreens,
    },
  },
});
