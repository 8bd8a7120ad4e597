import { defineStaffCall } from "#src/platform/api/api.ts";
import { readStatus } from "./status.server.ts";
import { status } from "./status.ts";

/** GET /status */
export const getStatus = defineStaffCall({
  summary: "How the site does: mail, sources, cameras, jobs, disk, processes",
  description: "Each check says whether somebody has to do something about it.",
  answer: status,
  handle: readStatus,
});
