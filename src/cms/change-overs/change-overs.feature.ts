import { defineFeature } from "#src/cms/feature.ts";
import type { StartPart } from "#src/cms/staff/start-part.ts";

export const changeOvers = defineFeature({
  // Without the type, TypeScript would find a circle: the rows have the names of the kinds of all features.
  start: async (): Promise<StartPart> => (await import("./staff/change-overs-start.ts")).changeOversStart,
});
