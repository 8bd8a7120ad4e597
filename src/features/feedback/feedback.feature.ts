import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { feedbackKindText } from "#messages/feedback";
import { defineFeature } from "#src/cms/feature.ts";

export const feedback = defineFeature({
  guestKinds: {
    feedback: {
      path: "/feedback",
      list: at.inbox,
      words: feedbackKindText,
    },
  },
});
