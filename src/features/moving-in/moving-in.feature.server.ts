import { defineServerFeature } from "#src/platform/server-feature.ts";
import { postMovedInPublication, postMovedInRemoval, readMovedIn } from "./moving-in.api.ts";

export const movingIn = defineServerFeature({
  api: [
    { method: "get", path: "/movedin", access: "staff", call: readMovedIn },
    { method: "post", path: "/movedin/publish", access: "staff", call: postMovedInPublication },
    { method: "post", path: "/movedin/removal", access: "staff", call: postMovedInRemoval },
  ],
  apiGroups: { movedin: "Content of an earlier website" },
  tables: {
    movedIn: {
      holds: "the resources that an import brought from another system, with their report",
      kept: "always, so that a later import adds nothing twice",
    },
  },
});
