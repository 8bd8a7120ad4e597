import { defineFeature } from "#src/cms/feature.ts";
import type { StartPart } from "#src/cms/staff/start-part.ts";

export const changeOvers = defineFeature({
  // Without the return type, TypeScript reports a circular type through `KindName`.
  start: async (): Promise<StartPart> => (await import("./staff/change-overs-start.ts")).changeOversStart,
});
