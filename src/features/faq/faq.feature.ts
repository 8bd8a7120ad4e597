import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { faqKindText } from "#messages/faq";
import { defineFeature } from "#src/cms/feature.ts";

export const faq = defineFeature({
  kinds: {
    faq: {
      path: "/faq",
      list: `${at.content}/faq`,
      words: faqKindText,
      description: async () => (await import("./faq.ts")).faqKind,
      page: "questions",
      anchor: "question-:id",
      content: { group: "page", place: 4, icon: "chat" },
      screens: async () => (await import("./faq.ts")).faqScreens,
    },
  },
});
