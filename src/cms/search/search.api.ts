import { defineStaffCall } from "#src/platform/api/api.ts";
import { everywhereQuery, foundEverywhere } from "./found.ts";
import { findEverywhere } from "./search.server.ts";

/** GET /search */
export const readSearch = defineStaffCall({
  summary: "What a search finds in all that staff write, and in what guests have sent",
  description: "Kind by kind, the first five of each. Settings are found by their names, too.",
  query: everywhereQuery,
  answer: foundEverywhere,
  handle: async (context, { query: { search = "" } }) => ({ groups: await findEverywhere(context, search) }),
});
