import { z } from "zod";
import { staffCall } from "#src/platform/api/api.ts";
import { countResources } from "./resource-counts.server.ts";

export const resourceCountRoutes = [
  staffCall("get", "/counts", {
    summary: "The number of resources of each kind",
    description: "For the lists of screens in the staff area. Kinds with a single resource are left out.",
    answer: z.record(z.string(), z.number().int()).meta({ id: "ResourceCounts" }),
    handle: countResources,
  }),
];
