import { defineFeature } from "#src/cms/feature.ts";
import type { StartPart } from "#src/cms/staff/start-part.ts";

export const nextVersions = defineFeature({
  // Without the return type, TypeScript reports a circular type. The rows of the start part contain a `KindName`, and
  // this type is derived from all features.
  start: async (): Promise<StartPart> =>
    (await import("#src/cms/staff/next-versions/next-versions-start.ts")).nextVersionsStart,
});
