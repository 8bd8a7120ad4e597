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
  start: async () => (await import("./staff/messages-start.ts")).messagesStart,
  screens: [
    { path: at.messages, load: () => import("./staff/messages-admin.tsx") },
    { path: at.messagesOrder, load: () => import("./staff/messages-order.tsx") },
    { path: `${at.messages}/:id`, load: () => import("./staff/message-form.tsx"), isForm: true },
  ],
});
