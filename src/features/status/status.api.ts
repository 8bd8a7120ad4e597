import { staffCall } from "#src/platform/api/api.ts";
import { readStatus } from "./status.server.ts";
import { status } from "./status.ts";

export const statusRoutes = [
  staffCall("get", "/status", {
    summary: "The state of the site: mail, sources, cameras, jobs, disk, processes",
    description: "Each check says whether it needs attention.",
    answer: status,
    handle: readStatus,
  }),
];
