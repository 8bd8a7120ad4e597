import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { feedbackKindText } from "#messages/feedback";
import { personRowText } from "#messages/inbox";
import { defineFeature } from "#src/cms/feature.ts";

export const feedback = defineFeature({
  guestKinds: {
    feedback: {
      path: "/feedback",
      list: at.inbox,
      words: feedbackKindText,
    },
  },
  start: async () => (await import("./inbox/staff/inbox-start.ts")).inboxStart,
  menuCount: { screen: at.inbox, path: "/feedback/counts", words: feedbackKindText },
  rows: [{ group: "team", place: 6, icon: "person", to: at.person, words: personRowText }],
  screens: [
    {
      path: at.inbox,
      load: () => import("./inbox/staff/list/inbox-admin.tsx"),
      inside: [{ path: ":id", load: () => import("./inbox/staff/message/inbox-message-admin.tsx") }],
    },
    { path: at.person, load: () => import("./inbox/staff/message/person-admin.tsx") },
  ],
});
