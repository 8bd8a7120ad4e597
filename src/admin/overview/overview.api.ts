import { z } from "zod";
import { defineStaffCall } from "#src/platform/api/api.ts";
import { getOverview } from "./overview.server.ts";
import { overview } from "./overview.ts";
import { setupSteps } from "./setup-steps.ts";
import { setup } from "./setup.ts";
import { listSkippedSteps, setSkipped } from "./skipped-steps.server.ts";

const params = z.object({ step: z.enum(setupSteps) });

/** GET /overview */
export const readOverview = defineStaffCall({
  summary: "What waits for staff, what happens by itself, and what guests see now",
  description: "For the screen that staff see first: counts, and what is about to happen by itself.",
  answer: overview,
  handle: getOverview,
});

/** PUT /overview/skipped/{step} */
export const putSkippedStep = defineStaffCall({
  summary: "Skips a step of setting the site up",
  description: "For all of the staff. It isn't called for any more, and can be done all the same.",
  params,
  answer: setup.shape.skipped,
  async handle(context, { params: { step } }) {
    await setSkipped(context, step, true);
    return listSkippedSteps(context);
  },
});

/** DELETE /overview/skipped/{step} */
export const deleteSkippedStep = defineStaffCall({
  summary: "Takes a skipped step in again",
  description: "For all of the staff. One that isn't skipped is no error.",
  params,
  handle: (context, { params: { step } }) => setSkipped(context, step, false),
});
