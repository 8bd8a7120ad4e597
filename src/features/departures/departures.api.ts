import { z } from "zod";
import { defineStaffCall } from "#src/platform/api/api.ts";
import { findStops } from "./departures.server.ts";
import { foundStop } from "./departure-stops.ts";

/** GET /stops */
export const readStops = defineStaffCall({
  summary: "Stops by a part of their name, or those around the campsite",
  description: "At most ten, as Entur knows them. Our server asks; 503 when Entur doesn't answer.",
  query: z.object({ text: z.string().trim().max(100).default("").describe("Blank for those nearby") }),
  answer: z
    .object({ isOn: z.boolean().describe("Whether Entur may be asked"), stops: z.array(foundStop) })
    .meta({ id: "FoundStops" }),
  handle: async (context, { query: { text } }) => {
    const stops = await findStops(context, text);
    return { isOn: stops !== undefined, stops: stops ?? [] };
  },
});
