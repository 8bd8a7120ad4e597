import { defineServerFeature } from "#src/platform/server-feature.ts";
import { movingInRoutes } from "./moving-in.api.ts";

export const movingIn = defineServerFeature({
  api: [...movingInRoutes],
  apiGroups: { movedin: "Content of an earlier website" },
  tables: {
    movedIn: {
      holds: "the resources that an import brought from another system, with their report",
      kept: "always, so that a later import adds nothing twice",
    },
  },
});
