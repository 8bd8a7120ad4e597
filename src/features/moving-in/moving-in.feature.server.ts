import { defineServerFeature } from "#src/platform/server-feature.ts";

export const movingIn = defineServerFeature({
  tables: {
    movedIn: {
      holds: "what an import brought from another system, with its report",
      kept: "always, so that a later import doubles nothing",
    },
  },
});
