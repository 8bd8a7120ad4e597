import { defineStaffCall } from "#src/platform/api.ts";
import { getOverview } from "./overview.server.ts";
import { overview } from "./overview.ts";

/** GET /overview */
export const readOverview = defineStaffCall({
  summary: "What waits for staff, what happens by itself, and what guests see now",
  answer: overview,
  handle: getOverview,
});
