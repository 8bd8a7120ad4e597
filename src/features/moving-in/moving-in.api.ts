import { staffCall } from "#src/platform/api/api.ts";
import { publishReady, readReport, removeMovedIn } from "./moved-in-report.server.ts";
import { movedInPublication, movedInRemoval, movedInReport, removalDays } from "./moved-in.ts";

export const movingInRoutes = [
  staffCall("get", "/movedin", {
    summary: "Reads the report of the last import from an earlier website",
    description:
      "The report counts the imported resources, and lists the resources that staff should check. The operator imports with the command `campsite import`.",
    answer: movedInReport,
    handle: (context) => readReport(context),
  }),
  staffCall("post", "/movedin/publish", {
    summary: "Publishes the complete next versions of the import",
    description: "A next version with a missing or invalid field stays as it is.",
    answer: movedInPublication,
    handle: (context) => publishReady(context),
  }),
  staffCall("post", "/movedin/removal", {
    summary: "Removes the imported resources",
    description: `Works for ${removalDays} days after the last import. Resources stay if staff have changed them since then, or if other resources use them. The history can restore removed resources.`,
    answer: movedInRemoval,
    handle: (context) => removeMovedIn(context),
  }),
];
