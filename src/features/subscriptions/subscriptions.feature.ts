import { defineFeature } from "#src/cms/feature.ts";
import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { subscribersRowText } from "#messages/subscriptions";

export const subscriptions = defineFeature({
  rows: [{ group: "website", place: 8, icon: "mail", to: at.subscribers, words: subscribersRowText }],
  start: async () => (await import("./staff/subscriptions-start.ts")).subscriptionsStart,
  formParts: { message: () => import("./staff/notice-receivers.tsx") },
  listParts: { message: () => import("./staff/unsent-corrections.tsx") },
  screens: [{ path: at.subscribers, load: () => import("./staff/subscribers-admin.tsx") }],
});
