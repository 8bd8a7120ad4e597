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
    },
  },
  start: async () => (await import("./staff/sea-start.tsx")).seaStart,
});
