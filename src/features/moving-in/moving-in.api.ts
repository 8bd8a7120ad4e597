import { defineStaffCall } from "#src/platform/api/api.ts";
import { publishReady, readReport, removeMovedIn } from "./moved-in-report.server.ts";
import { movedInPublication, movedInRemoval, movedInReport, removalDays } from "./moved-in.ts";

/** GET /movedin */
export const readMovedIn = defineStaffCall({
  summary: "What was moved in from an earlier website, and what staff should look at",
  description: "The report of the last import. The operator imports with the command `campsite import`.",
  answer: movedInReport,
  handle: (context) => readReport(context),
});

/** POST /movedin/publish */
export const postMovedInPublication = defineStaffCall({
  summary: "Publishes the complete next versions that were moved in",
  description: "Next versions that lack something stay.",
  answer: movedInPublication,
  handle: (context) => publishReady(context),
});

/** POST /movedin/removal */
export const postMovedInRemoval = defineStaffCall({
  summary: "Removes everything that was moved in",
  description: `For ${removalDays} days after the last import. Resources that staff have changed since stay, and so do resources that others use. The history can restore resources.`,
  answer: movedInRemoval,
  handle: (context) => removeMovedIn(context),
});
