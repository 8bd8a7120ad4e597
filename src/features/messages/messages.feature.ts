import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { messageKindText } from "#messages/messages";
import { defineFeature } from "#src/cms/feature.ts";

export const messages = defineFeature({
  kinds: {
    message: {
      path: "/messages",
      list: at.messages,
      words: messageKindText,
      description: async () => (await import("./message.ts")).messageKind,
      page: "home",
    },
  },
});
