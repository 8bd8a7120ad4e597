import { z } from "zod";
import { defineStaffCall } from "#src/platform/api/api.ts";
import { present, presenceInput } from "./presence.ts";
import { notePresence } from "./presence.server.ts";

/** PUT /presence */
export const putPresence = defineStaffCall({
  summary: "Says that somebody has a form open, and tells who else has",
  description: "A form says so every 20 seconds. It locks nothing, and is forgotten within a minute.",
  body: presenceInput,
  answer: z.array(present),
  handle: (context, { body }) => notePresence(context, body),
});
