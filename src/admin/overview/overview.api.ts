import { z } from "zod";
import { defineStaffCall } from "#src/platform/api/api.ts";
import { getOverview } from "./overview.server.ts";
import { overview } from "./overview.ts";
import { setupSteps } from "./setup.ts";
import { setup } from "./setup.ts";
import { listSkippedSteps, setSkipped } from "./skipped-steps.server.ts";

const params = z.object({ step: z.enum(setupSteps) });

/** GET /overview */
export const readOverview = defineStaffCall({
  summary: "Open tasks, the state of the site, and the latest changes",
  description: "For the start screen of the staff area.",
  answer: overview,
  handle: getOverview,
});

/** PUT /overview/skipped/{step} */
export const putSkippedStep = defineStaffCall({
  summary: "Skips a set-up step",
  description: "For all staff. The step is no longer an open task, but can still be done.",
  params,
  answer: setup.shape.skipped,
  async handle(context, { params: { step } }) {
    await setSkipped(context, step, true);
    return listSkippedSteps(context);
  },
});

/** DELETE /overview/skipped/{step} */
export const deleteSkippedStep = defineStaffCall({
  summary: "Makes a skipped step an open task again",
  description: "For all staff. Does nothing for a step that isn't skipped.",
  params,
  handle: (context, { params: { step } }) => setSkipped(context, step, false),
});
