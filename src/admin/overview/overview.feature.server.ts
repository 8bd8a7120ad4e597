import { defineServerFeature } from "#src/platform/server-feature.ts";
import { overviewRoutes } from "./overview.api.ts";

export const overview = defineServerFeature({
  api: [...overviewRoutes],
  apiGroups: { overview: "Open tasks of staff" },
  tables: {
    skippedStep: {
      holds: "set-up steps that staff have skipped",
      kept: "until staff make the step an open task again",
    },
  },
});
