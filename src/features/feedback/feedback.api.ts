import { z } from "zod";
import {
  defineChange,
  defineStaffCall,
  defineStaffFile,
  defineStaffList,
  idInPath,
} from "#src/platform/api.ts";
import type { Context } from "#src/platform/context.ts";
import type { Target } from "#src/platform/stored.ts";
import { feedbackInput } from "./feedback.ts";
import { eraseFeedback, exportFeedback } from "./feedback-privacy.server.ts";
import { sendFeedback } from "./feedback.server.ts";
import { exportInbox } from "./inbox-export.server.ts";
import {
  countFeedback,
  getFeedback,
  listFeedback,
  markAsDeleted,
  restoreFeedback,
  saveNote,
  toggleArchived,
  toggleStarred,
} from "./inbox.server.ts";
import { feedbackNote, inboxCounts, inboxQuery, receivedFeedback, type ReceivedFeedback } from "./inbox.ts";
import { erasedPerson, keptOfPerson, personQuery } from "./person.ts";

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
  query: inboxQuery,
  list: (context, { page, query }) => listFeedback(context, page, query),
});

/** GET /feedback/export */
export const readInboxExport = defineStaffFile({
  summary: "What guests have sent, as a file for a spreadsheet (RFC 4180) in which nothing is a formula",
  query: inboxQuery,
  type: "text/csv",
  file: (context, { query }) => exportInbox(context, query),
});

/** POST /feedback/person: an address has no place in one, since proxies keep those. */
export const postFindPerson = defineStaffCall({
  summary: "Everything that is kept of what came with an e-mail address",
  body: personQuery,
  answer: keptOfPerson,
  handle: ({ db }, { body: { email } }) => exportFeedback(db, email),
});

/** POST /feedback/person/erase */
export const postErasePerson = defineStaffCall({
  summary: "Removes everything that came with an e-mail address, for good",
  body: personQuery,
  answer: erasedPerson,
  handle: ({ db }, { body: { email } }) => eraseFeedback(db, email),
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

/** PUT /feedback/{id}/note */
export const putNote = defineStaffCall({
  summary: "Keeps what staff have noted of a message",
  params,
  body: feedbackNote,
  answer: receivedFeedback,
  isVersioned: true,
  handle: (context, { body: { note }, target }) => saveNote(context, note, target),
});

function marking(summary: string, mark: (context: Context, target: Target) => Promise<ReceivedFeedback>) {
  return defineStaffCall({
    summary,
    params,
    answer: receivedFeedback,
    isVersioned: true,
    handle: (context, { target }) => mark(context, target),
  });
}
