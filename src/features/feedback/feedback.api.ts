import { z } from "zod";
import { idInPath, publicPost, staffList, staffCall, staffFile } from "#src/platform/api/api.ts";
import type { Context } from "#src/platform/context.ts";
import type { Target } from "#src/platform/store/stored.ts";
import { feedbackInput } from "./feedback.ts";
import { eraseFeedback, exportFeedback } from "./privacy/feedback-privacy.server.ts";
import { sendFeedback } from "./feedback.server.ts";
import {
  listRefused,
  markAsAnswered,
  markAsUnanswered,
} from "#src/features/feedback/inbox/answers.server.ts";
import { exportInbox } from "#src/features/feedback/inbox/inbox-export.server.ts";
import {
  correctContact,
  countFeedback,
  countUnanswered,
  getFeedback,
  saveReadState,
  listFeedback,
  markAsDeleted,
  markAsSpam,
  restoreFeedback,
  saveNote,
  toggleArchived,
  toggleStarred,
} from "#src/features/feedback/inbox/inbox.server.ts";
import {
  feedbackContact,
  feedbackNote,
  inboxCounts,
  inboxQuery,
  readState,
  receivedFeedback,
  type ReceivedFeedback,
} from "#src/features/feedback/inbox/inbox.ts";
import { erasedPerson, personData, personQuery } from "#src/features/feedback/inbox/person.ts";

const params = z.object({ id: idInPath });

const feedbackOverview = z.object({
  unanswered: z
    .int()
    .describe("The number of messages that nobody has answered, starred, archived or deleted"),
  oldest: z.iso.datetime().nullable().describe("The time of the oldest message that `unanswered` counts"),
  refused: z
    .array(z.object({ id: z.int().positive(), name: z.string() }))
    .describe("Messages that aren't archived and whose answer didn’t reach the guest"),
});
export type FeedbackOverview = z.infer<typeof feedbackOverview>;

export const feedbackRoutes = [
  publicPost("/feedback", {
    summary: "Sends a message to the campsite",
    description:
      "Messages come from the contact form, the suggestion box while it is open, or another client. The number of messages per block of IP addresses is limited. The site can send a receipt to the guest's e-mail address, in the message's language or in the language of `?lang=`. The response then has the header `Receipt: sent`.",
    body: feedbackInput,
    answer: z.literal(true),
    async handle(context, { body, client, language, headers }) {
      const hasReceipt = await sendFeedback(
        context,
        { ...body, language: body.language ?? language },
        client,
      );
      if (hasReceipt) headers.set("Receipt", "sent");
      return true as const;
    },
  }),
  staffList("/feedback", {
    summary: "Guests' messages, newest first",
    description:
      "All messages that aren't deleted, or those in one box or with certain words. In the box of new messages, unanswered messages come first. The counts cover the whole inbox.",
    item: receivedFeedback,
    query: inboxQuery,
    list: (context, { page, query }) => listFeedback(context, page, query),
    count: countFeedback,
  }),
  staffCall("get", "/feedback/counts", {
    summary: "The number of messages in each box",
    description: "New messages are neither starred nor archived. Deleted messages aren't counted.",
    answer: inboxCounts,
    handle: countFeedback,
  }),
  staffFile("/feedback/export", {
    summary: "Guests' messages as a file for a spreadsheet",
    description: "Comma-separated values (RFC 4180) without formulas, filtered like the list.",
    query: inboxQuery,
    type: "text/csv",
    file: (context, { query }) => exportInbox(context, query),
  }),
  /** This call isn't a GET, because proxies log URLs and must not log the e-mail address. */
  staffCall("post", "/feedback/person", {
    summary: "Exports all data that belongs to an e-mail address",
    description: "For a guest who asks for their data. The export changes nothing.",
    body: personQuery,
    answer: personData,
    handle: ({ db }, { body: { email } }) => exportFeedback(db, email),
  }),
  staffCall("post", "/feedback/person/erase", {
    summary: "Permanently deletes all data that belongs to an e-mail address",
    description: "For a guest who asks for erasure. The erasure can't be undone.",
    body: personQuery,
    answer: erasedPerson,
    handle: (context, { body: { email } }) => eraseFeedback(context, email),
  }),
  staffCall("get", "/feedback/{id}", {
    summary: "A guest's message, even if it is deleted",
    description: "The response has the message's state and the note of staff too.",
    params,
    answer: receivedFeedback,
    handle: (context, { params: { id } }) => getFeedback(context, id),
  }),
  markCall("togglestarred", "Stars a message, or removes the star", toggleStarred),
  markCall("togglearchived", "Archives a message, or moves it back", toggleArchived),
  markCall("markAsDeleted", "Deletes a message, which can be restored for 30 days", markAsDeleted),
  markCall("markAsSpam", "Deletes a message as spam, which can be restored for 30 days", markAsSpam),
  markCall("restore", "Restores a deleted message", restoreFeedback),
  staffCall("put", "/feedback/{id}/read", {
    summary: "Marks a message as read or unread",
    description: "The version doesn't change, so this call never conflicts with a save.",
    params,
    body: readState,
    answer: receivedFeedback,
    handle: (context, { body: { isRead }, params: { id } }) => saveReadState(context, isRead, id),
  }),
  markCall("markAsAnswered", "Marks a message as answered elsewhere", markAsAnswered),
  markCall(
    "markAsUnanswered",
    "Removes the mark “answered elsewhere”, unless a later answer exists",
    markAsUnanswered,
  ),
  staffCall("put", "/feedback/{id}/note", {
    summary: "Saves the note on a message",
    description: "Replaces the previous note. Guests never see it.",
    params,
    body: feedbackNote,
    answer: receivedFeedback,
    isVersioned: true,
    handle: (context, { body: { note }, target }) => saveNote(context, note, target),
  }),
  staffCall("put", "/feedback/{id}/contact", {
    summary: "Corrects the name, e-mail address and phone number of a message",
    description: "For a guest who asks for a correction. The history doesn't contain the previous values.",
    params,
    body: feedbackContact,
    answer: receivedFeedback,
    isVersioned: true,
    handle: (context, { body, target }) => correctContact(context, body, target),
  }),
  staffCall("get", "/overview/feedback", {
    summary: "Unanswered messages of guests, and refused answers",
    description: "For the start screen of the staff area.",
    answer: feedbackOverview,
    async handle(context) {
      const [counted, refused] = await Promise.all([countUnanswered(context), listRefused(context)]);
      return { ...counted, refused };
    },
  }),
];

/** Defines the call that sets or removes a mark of a message. */
function markCall<const Name extends string>(
  name: Name,
  summary: string,
  mark: (context: Context, target: Target) => Promise<ReceivedFeedback>,
) {
  return staffCall("put", `/feedback/{id}/${name}`, {
    summary,
    description: "Has no body, and returns the changed message.",
    params,
    answer: receivedFeedback,
    isVersioned: true,
    handle: (context, { target }) => mark(context, target),
  });
}
