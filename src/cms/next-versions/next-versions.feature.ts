import { defineFeature } from "#src/cms/feature.ts";
import type { StartPart } from "#src/cms/staff/start-part.ts";

export const nextVersions = defineFeature({
  // Without the return type, TypeScript reports a circular type through `KindName`.
  start: async (): Promise<StartPart> =>
    (await import("#src/cms/staff/next-versions/next-versions-start.ts")).nextVersionsStart,
});
