import { defineServerFeature } from "#src/platform/server-feature.ts";
import { freePitchesNow } from "./free-pitches-now.server.ts";
import { freePitchesCollection } from "./free-pitches.server.ts";

export const freePitches = defineServerFeature({
  collections: { freePitches: { collection: freePitchesCollection } },
  now: [{ place: 9, read: freePitchesNow }],
});
