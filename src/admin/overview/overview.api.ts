import { z } from "zod";
import { staffCall } from "#src/platform/api/api.ts";
import { getOverview } from "./overview.server.ts";
import { overview } from "./overview.ts";
import { setupSteps } from "./setup-step.ts";
import { setup } from "./setup.ts";
import { listSkippedSteps, setSkipped } from "./skipped-steps.server.ts";

const params = z.object({ step: z.enum(setupSteps) });

export const overviewRoutes = [
  staffCall("get", "/overview", {
    summary: "Open tasks, the state of the site, and the latest changes",
    description: "For the start screen of the staff area.",
    answer: overview,
    handle: getOverview,
  }),
  staffCall("put", "/overview/skipped/{step}", {
    summary: "Skips a set-up step",
    description: "The step is no longer an open task for any member of staff, but can still be done.",
    params,
    answer: setup.shape.skipped,
    async handle(context, { params: { step } }) {
      await setSkipped(context, step, true);
      return listSkippedSteps(context);
    },
  }),
  staffCall("delete", "/overview/skipped/{step}", {
    summary: "Makes a skipped step an open task again",
    description: "The step becomes an open task for all staff. Does nothing for a step that isn't skipped.",
    params,
    handle: (context, { params: { step } }) => setSkipped(context, step, false),
  }),
];
