import { staffAddresses as at } from "#src/i18n/staff-addresses.ts";
import { seaReadingKindText } from "#messages/sea";
import { defineFeature } from "#src/cms/feature.ts";

export const sea = defineFeature({
  kinds: {
    seaReading: {
      path: "/seareading",
      screen: at.start,
      words: seaReadingKindText,
      description: async () => (await import("./sea-reading.ts")).seaReadingKind,
      page: "home",
      anchor: "now",
      content: {
        group: "today",
        place: 2,
        icon: "beach",
        state: async () => (await import("#src/campsite/now/now-row.ts")).nowState("sea"),
      },
    },
  },
  start: async () => (await import("./staff/sea-start.tsx")).seaStart,
});
