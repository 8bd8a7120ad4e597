import { staffCall } from "#src/platform/api/api.ts";
import { everywhereQuery, foundEverywhere } from "./search-results.ts";
import { findEverywhere } from "./search.server.ts";

export const searchRoutes = [
  staffCall("get", "/search", {
    summary: "Searches all content and guests' messages",
    description:
      "Returns the first five results of each kind with a list and of guests' messages. Returns all results of other kinds, and all next versions that match. Settings are also found by their names.",
    query: everywhereQuery,
    answer: foundEverywhere,
    handle: async (context, { query: { search = "" } }) => ({
      groups: await findEverywhere(context, search),
    }),
  }),
];
