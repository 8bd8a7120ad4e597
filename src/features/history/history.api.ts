import { z } from "zod";
import { defineStaffCall, defineStaffList, idInPath } from "#src/platform/api.ts";
import { historyDetails, historyEntry } from "./history-entry.ts";
import { getHistory, listHistory } from "./history.server.ts";
import { restoreHistory } from "./restore.server.ts";

const params = z.object({ id: idInPath });

/** GET /history */
export const readHistory = defineStaffList({
  summary: "Who changed what and when, the latest first",
  item: historyEntry,
  query: z.object({
    thing: historyEntry.shape.thing.optional().describe("Only this kind of thing"),
    thingId: idInPath.optional().describe("Only the thing with this id"),
    action: historyEntry.shape.action.optional().describe("Only what was done like this"),
  }),
  list: (context, { page, query }) => listHistory(context, page, query),
});

/** GET /history/{id} */
export const readHistoryEntry = defineStaffCall({
  summary: "One change, with the thing before and after it and as it is now",
  params,
  answer: historyDetails,
  handle: (context, { params: { id } }) => getHistory(context, id),
});

/** PUT /history/{id}/restore */
export const putHistoryRestored = defineStaffCall({
  summary: "Makes a thing what it was after this change; one that was removed is there again",
  params,
  answer: z
    .looseObject({ id: z.int().positive(), version: z.int().positive() })
    .meta({ id: "RestoredThing" }),
  isVersioned: true,
  handle: async (context, { target: { id, ifVersions } }) => ({
    ...(await restoreHistory(context, id, ifVersions)),
  }),
});
