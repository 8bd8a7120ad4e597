import { z } from "zod";
import { staffCall } from "#src/platform/api/api.ts";
import { present, presenceInput } from "./presence.ts";
import { notePresence } from "./presence.server.ts";

export const presenceRoutes = [
  staffCall("put", "/presence", {
    summary: "Reports an open form, and returns the other users with the same form",
    description:
      "A form sends a report every 20 seconds. A report locks nothing, and expires within a minute.",
    body: presenceInput,
    answer: z.array(present),
    handle: (context, { body }) => notePresence(context, body),
  }),
];
