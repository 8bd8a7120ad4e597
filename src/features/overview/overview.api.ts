import { defineStaffCall } from "#src/platform/api/api.ts";
import { getOverview } from "./overview.server.ts";
import { overview } from "./overview.ts";

/** GET /overview */
export const readOverview = defineStaffCall({
  summary: "What waits for staff, what happens by itself, and what guests see now",
  description: "For the screen that staff see first: counts, and what is about to happen by itself.",
  answer: overview,
  handle: getOverview,
});
