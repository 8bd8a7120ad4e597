import { z } from "zod";
import { defineChange, defineStaffCall, defineStaffList, idInPath } from "#src/platform/api.ts";
import type { Context } from "#src/platform/context.ts";
import type { Target } from "#src/platform/stored.ts";
import { feedbackInput } from "./feedback.ts";
import { sendFeedback } from "./feedback.server.ts";
import {
  countFeedback,
  getFeedback,
  listFeedback,
  markAsDeleted,
  restoreFeedback,
  toggleArchived,
  toggleStarred,
} from "./inbox.server.ts";
import { boxes, inboxCounts, receivedFeedback, type ReceivedFeedback } from "./inbox.ts";

const params = z.object({ id: idInPath });

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

/** GET /feedback */
export const readInbox = defineStaffList({
  summary: "What guests have sent, the latest first",
  item: receivedFeedback,
  query: z.object({ box: z.enum(boxes).optional().describe("Only what lies in this box") }),
  list: (context, { page, query: { box } }) => listFeedback(context, page, box),
});

/** GET /feedback/counts */
export const readInboxCounts = defineStaffCall({
  summary: "How many messages lie in each box",
  answer: inboxCounts,
  handle: countFeedback,
});

/** GET /feedback/{id} */
export const readFeedback = defineStaffCall({
  summary: "One message of a guest, also a deleted one",
  params,
  answer: receivedFeedback,
  handle: (context, { params: { id } }) => getFeedback(context, id),
});

/** PUT /feedback/{id}/togglestarred */
export const putStarred = marking("Gives a message its star, or takes it away", toggleStarred);

/** PUT /feedback/{id}/togglearchived */
export const putArchived = marking("Moves a message to the archive, or back", toggleArchived);

/** PUT /feedback/{id}/markAsDeleted */
export const putDeleted = marking("Deletes a message; it can be restored for 30 days", markAsDeleted);

/** PUT /feedback/{id}/restore */
export const putRestored = marking("Takes a deleted message back", restoreFeedback);

function marking(summary: string, mark: (context: Context, target: Target) => Promise<ReceivedFeedback>) {
  return defineStaffCall({
    summary,
    params,
    answer: receivedFeedback,
    handle: (context, { target }) => mark(context, target),
  });
}
