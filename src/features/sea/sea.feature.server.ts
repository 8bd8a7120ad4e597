import { defineServerFeature } from "#src/platform/server-feature.ts";
import { seaReadingRoutes } from "./sea-reading.api.ts";
import { seaReadingCollection } from "./sea-reading.server.ts";
import { seaNow, seaSources, waterLevelNow, waterLevelSources } from "./sea.server.ts";

export const sea = defineServerFeature({
  api: [...seaReadingRoutes],
  collections: { seaReading: { collection: seaReadingCollection } },
  now: [
    { place: 6, read: seaNow },
    { place: 7, read: waterLevelNow },
  ],
  sources: {
    sea: { list: seaSources, lateHours: 6 },
    waterLevel: { list: waterLevelSources, lateHours: 6 },
  },
});
