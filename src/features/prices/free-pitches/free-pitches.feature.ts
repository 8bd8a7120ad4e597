import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { freePitchesKindText } from "#messages/free-pitches";
import { defineFeature } from "#src/cms/feature.ts";

export const freePitches = defineFeature({
  kinds: {
    freePitches: {
      path: "/freepitches",
      screen: at.start,
      words: freePitchesKindText,
      description: async () => (await import("./free-pitches.ts")).freePitchesKind,
      page: "home",
      anchor: "now",
      content: {
        group: "today",
        place: 1,
        icon: "tent",
        state: async () => (await import("#src/campsite/now/day-row.ts")).dayState("freePitches"),
      },
    },
  },
  start: async () => (await import("./staff/free-pitches-start.tsx")).freePitchesStart,
});
