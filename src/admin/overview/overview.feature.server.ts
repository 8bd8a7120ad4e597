import { defineServerFeature } from "#src/platform/server-feature.ts";
import { deleteSkippedStep, putSkippedStep, readOverview } from "./overview.api.ts";

export const overview = defineServerFeature({
  api: [
    { method: "get", path: "/overview", access: "staff", call: readOverview },
    { method: "put", path: "/overview/skipped/{step}", access: "staff", call: putSkippedStep },
    { method: "delete", path: "/overview/skipped/{step}", access: "staff", call: deleteSkippedStep },
  ],
  apiGroups: { overview: "Open tasks of staff" },
  tables: {
    skippedStep: {
      holds: "set-up steps that staff have skipped",
      kept: "until staff make the step an open task again",
    },
  },
});
