import { z } from "zod";
import { idInPath, staffList, staffCall } from "#src/platform/api/api.ts";
import { historyDetails, historyEntry } from "./history-entry.ts";
import { getHistory, listHistory } from "./history.server.ts";
import { restoreHistory } from "./restore.server.ts";

const params = z.object({ id: idInPath });

export const historyRoutes = [
  staffList("/history", {
    summary: "The history of changes, newest first",
    description:
      "Each addition, change, removal and restoration of a resource, with its author and time. For guests' messages, the history has only the names of the guest's fields that changed, not their values.",
    item: historyEntry,
    query: z.object({
      kind: historyEntry.shape.kind.optional().describe("Only this kind of resource"),
      resourceId: idInPath.optional().describe("Only the resource with this id"),
      action: historyEntry.shape.action.optional().describe("Only changes with this action"),
    }),
    list: (context, { page, query }) => listHistory(context, page, query),
  }),
  staffCall("get", "/history/{id}", {
    summary: "One change, with the resource before and after the change, and the current resource",
    description: "Compare `before` with `fields` to see the change. A restoration saves `fields`.",
    params,
    answer: historyDetails,
    handle: (context, { params: { id } }) => getHistory(context, id),
  }),
  staffCall("put", "/history/{id}/restore", {
    summary: "Restores a resource to its state after this change",
    description:
      "A removed resource gets its id and its last visibility again. Otherwise the visibility doesn't change.",
    params,
    answer: z
      .looseObject({ id: z.int().positive(), version: z.int().positive() })
      .meta({ id: "RestoredResource" }),
    isVersioned: true,
    handle: async (context, { target: { id, ifVersions } }) => ({
      ...(await restoreHistory(context, id, ifVersions)),
    }),
  }),
];
