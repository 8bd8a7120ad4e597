import { z } from "zod";
import { staffCall } from "#src/platform/api/api.ts";
import { findStops } from "./departures.server.ts";
import { foundStop } from "./departure-stops.ts";

export const departureRoutes = [
  staffCall("get", "/stops", {
    summary: "Finds stops by a part of their name, or near the campsite",
    description: "At most ten, from Entur. 503 when Entur doesn't answer.",
    query: z.object({
      text: z.string().trim().max(100).default("").describe("Empty for stops near the campsite"),
    }),
    answer: z
      .object({ isOn: z.boolean().describe("True when the site may query Entur"), stops: z.array(foundStop) })
      .meta({ id: "FoundStops" }),
    handle: async (context, { query: { text } }) => {
      const stops = await findStops(context, text);
      return { isOn: stops !== undefined, stops: stops ?? [] };
    },
  }),
];
