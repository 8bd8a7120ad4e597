import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { eventKindText } from "#messages/events";
import { defineFeature } from "#src/cms/feature.ts";

export const events = defineFeature({
  kinds: {
    event: {
      path: "/events",
      list: `${at.content}/events`,
      words: eventKindText,
      description: async () => (await import("./event.ts")).eventKind,
      page: "events",
      anchor: "event-:id",
      content: {
        group: "ahead",
        place: 1,
        icon: "star",
        state: async () => (await import("#src/cms/staff/places/count-state.ts")).countState("event"),
      },
      screens: async () => (await import("./staff/event-screens.ts")).eventScreens,
    },
  },
});
