import { z } from "zod";
import { defineStaffCall, defineStaffList, idInPath } from "#src/platform/api/api.ts";
import { historyDetails, historyEntry } from "./history-entry.ts";
import { getHistory, listHistory } from "./history.server.ts";
import { restoreHistory } from "./restore.server.ts";

const params = z.object({ id: idInPath });

/** GET /history */
export const readHistory = defineStaffList({
  summary: "Who changed what and when, the latest first",
  description:
    "Every save, removal and restoring of a resource that staff write; of guests' messages only what was done.",
  item: historyEntry,
  query: z.object({
    kind: historyEntry.shape.kind.optional().describe("Only this kind of resource"),
    resourceId: idInPath.optional().describe("Only the resource with this id"),
    action: historyEntry.shape.action.optional().describe("Only what was done like this"),
  }),
  list: (context, { page, query }) => listHistory(context, page, query),
});

/** GET /history/{id} */
export const readHistoryEntry = defineStaffCall({
  summary: "One change, with the resource before and after it and as it is now",
  description: "What is needed to show what differs, and whether it can be restored.",
  params,
  answer: historyDetails,
  handle: (context, { params: { id } }) => getHistory(context, id),
});

/** PUT /history/{id}/restore */
export const putHistoryRestored = defineStaffCall({
  summary: "Makes a resource what it was after this change",
  description: "One that was removed is there again, under its id. Whether guests see it stays as it is.",
  params,
  answer: z
    .looseObject({ id: z.int().positive(), version: z.int().positive() })
    .meta({ id: "RestoredResource" }),
  isVersioned: true,
  handle: async (context, { target: { id, ifVersions } }) => ({
    ...(await restoreHistory(context, id, ifVersions)),
  }),
});
