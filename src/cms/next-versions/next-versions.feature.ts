import { defineFeature } from "#src/cms/feature.ts";
import type { StartPart } from "#src/cms/staff/start-part.ts";

export const nextVersions = defineFeature({
  // Without this type, the type of the features would depend on itself, because rows name the kinds of all features.
  start: async (): Promise<StartPart> =>
    (await import("#src/cms/staff/next-versions/next-versions-start.ts")).nextVersionsStart,
});
