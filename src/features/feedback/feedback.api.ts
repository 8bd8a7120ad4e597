import { z } from "zod";
import {
  defineChange,
  defineStaffCall,
  defineStaffFile,
  defineStaffList,
  idInPath,
} from "#src/platform/api/api.ts";
import type { Context } from "#src/platform/context.ts";
import type { Target } from "#src/platform/store/stored.ts";
import { feedbackInput } from "./feedback.ts";
import { eraseFeedback, exportFeedback } from "./feedback-privacy.server.ts";
import { sendFeedback } from "./feedback.server.ts";
import { markAsAnswered, markAsUnanswered } from "#src/features/feedback/inbox/answers.server.ts";
import { exportInbox } from "#src/features/feedback/inbox/inbox-export.server.ts";
import {
  correctContact,
  countFeedback,
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

/** POST /feedback */
export const postFeedback = defineChange({
  summary: "Sends a message to the campsite",
  description:
    "From the contact form, or from the suggestion box while that is open. How often one may send is limited.",
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
  description: "Whole, or what lies in one box or holds all of some words.",
  item: receivedFeedback,
  query: inboxQuery,
  list: (context, { page, query }) => listFeedback(context, page, query),
});

/** GET /feedback/export */
export const readInboxExport = defineStaffFile({
  summary: "What guests have sent, as a file for a spreadsheet",
  description: "Comma-separated values (RFC 4180) in which nothing is a formula, narrowed as the list is.",
  query: inboxQuery,
  type: "text/csv",
  file: (context, { query }) => exportInbox(context, query),
});

/** POST /feedback/person: a POST, because proxies log the address of a request and mustn't see the e-mail address. */
export const postFindPerson = defineStaffCall({
  summary: "Everything that is kept of what came with an e-mail address",
  description: "For a guest who asks what is stored about them. It changes nothing.",
  body: personQuery,
  answer: personData,
  handle: ({ db }, { body: { email } }) => exportFeedback(db, email),
});

/** POST /feedback/person/erase */
export const postErasePerson = defineStaffCall({
  summary: "Removes everything that came with an e-mail address, for good",
  description: "For a guest who wants to be forgotten. It can't be undone.",
  body: personQuery,
  answer: erasedPerson,
  handle: (context, { body: { email } }) => eraseFeedback(context, email),
});

/** GET /feedback/counts */
export const readInboxCounts = defineStaffCall({
  summary: "How many messages lie in each box",
  description: "New ones are neither starred nor archived; deleted ones count nowhere.",
  answer: inboxCounts,
  handle: countFeedback,
});

/** GET /feedback/{id} */
export const readFeedback = defineStaffCall({
  summary: "One message of a guest, also a deleted one",
  description: "As it came, and what staff have done with it since.",
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

/** PUT /feedback/{id}/markAsSpam */
export const putSpam = marking("Deletes a message as spam; it can be restored for 30 days", markAsSpam);

/** PUT /feedback/{id}/markAsAnswered */
export const putAnswered = marking("Keeps that a message was answered by other means", markAsAnswered);

/** PUT /feedback/{id}/markAsUnanswered */
export const putUnanswered = marking("Takes that back, if it was the last answer", markAsUnanswered);

/** PUT /feedback/{id}/read */
export const putRead = defineStaffCall({
  summary: "Remembers whether staff have read a message",
  description: "It stays the same version, so that nobody's save is in conflict with it.",
  params,
  body: readState,
  answer: receivedFeedback,
  handle: (context, { body: { isRead }, params: { id } }) => saveReadState(context, isRead, id),
});

/** PUT /feedback/{id}/restore */
export const putRestored = marking("Takes a deleted message back", restoreFeedback);

/** PUT /feedback/{id}/note */
export const putNote = defineStaffCall({
  summary: "Keeps what staff have noted of a message",
  description: "In place of what was noted before. Guests never see it.",
  params,
  body: feedbackNote,
  answer: receivedFeedback,
  isVersioned: true,
  handle: (context, { body: { note }, target }) => saveNote(context, note, target),
});

/** PUT /feedback/{id}/contact */
export const putContact = defineStaffCall({
  summary: "Corrects the name, e-mail address and phone number of a message",
  description:
    "For a guest who asks that what is stored about them be put right. What stood there before is kept nowhere.",
  params,
  body: feedbackContact,
  answer: receivedFeedback,
  isVersioned: true,
  handle: (context, { body, target }) => correctContact(context, body, target),
});

function marking(summary: string, mark: (context: Context, target: Target) => Promise<ReceivedFeedback>) {
  return defineStaffCall({
    summary,
    description: "Takes no body, and answers the message as it is then.",
    params,
    answer: receivedFeedback,
    isVersioned: true,
    handle: (context, { target }) => mark(context, target),
  });
}
