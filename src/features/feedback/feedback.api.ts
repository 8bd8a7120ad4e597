import { z } from "zod";
import { defineChange } from "#src/platform/api.ts";
import { feedbackInput } from "./feedback.ts";
import { sendFeedback } from "./feedback.server.ts";

/** POST /feedback */
export const postFeedback = defineChange({
  summary: "Sends a message to the campsite",
  body: feedbackInput,
  answer: z.literal(true),
  async handle(context, { body, client }) {
    await sendFeedback(context, body, client);
    return true as const;
  },
});
