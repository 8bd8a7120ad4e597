import { defineServerFeature } from "#src/platform/server-feature.ts";
import {
  postErasePerson,
  postFeedback,
  postFindPerson,
  putAnswered,
  putArchived,
  putContact,
  putDeleted,
  putNote,
  putRead,
  putRestored,
  putSpam,
  putStarred,
  putUnanswered,
  readFeedback,
  readFeedbackOverview,
  readInbox,
  readInboxCounts,
  readInboxExport,
} from "./feedback.api.ts";
import { addOldMessage, removeOldMessages } from "./feedback-import.server.ts";
import { feedbackPage } from "./feedback-page.tsx";
import { contactFormSection } from "./feedback-section.tsx";
import { formPages, postFeedbackForm } from "./feedback-post.server.ts";
import { retentionJob } from "./privacy/feedback-retention.server.ts";
import { putAnswer, putAnswerRetry, readCorrespondence } from "./inbox/answers.api.ts";
import { answerRefused } from "./inbox/answers.server.ts";
import { feedbackInHistory } from "./inbox/feedback-in-history.server.ts";
import { messageNotice } from "./inbox/message-notice.server.ts";
import { searchedFeedback } from "./inbox/searched-feedback.server.ts";
import { answerTemplateKind } from "./answer-templates/answer-template.ts";
import { answerTemplateCollection } from "./answer-templates/answer-templates.server.ts";

export const feedback = defineServerFeature({
  guestKinds: { feedback: feedbackInHistory },
  pages: { feedback: feedbackPage },
  contact: [contactFormSection],
  api: [
    { method: "post", path: "/feedback", access: "public", call: postFeedback },
    { method: "get", path: "/feedback", access: "staff", list: readInbox },
    { method: "get", path: "/feedback/counts", access: "staff", call: readInboxCounts },
    { method: "get", path: "/feedback/export", access: "staff", file: readInboxExport },
    { method: "post", path: "/feedback/person", access: "staff", call: postFindPerson },
    { method: "post", path: "/feedback/person/erase", access: "staff", call: postErasePerson },
    { method: "get", path: "/feedback/{id}", access: "staff", call: readFeedback },
    { method: "put", path: "/feedback/{id}/togglestarred", access: "staff", call: putStarred },
    { method: "put", path: "/feedback/{id}/togglearchived", access: "staff", call: putArchived },
    { method: "put", path: "/feedback/{id}/markAsDeleted", access: "staff", call: putDeleted },
    { method: "put", path: "/feedback/{id}/markAsSpam", access: "staff", call: putSpam },
    { method: "put", path: "/feedback/{id}/restore", access: "staff", call: putRestored },
    { method: "put", path: "/feedback/{id}/read", access: "staff", call: putRead },
    { method: "get", path: "/feedback/{id}/correspondence", access: "staff", call: readCorrespondence },
    { method: "put", path: "/feedback/{id}/answer", access: "staff", call: putAnswer },
    { method: "put", path: "/feedback/{id}/markAsAnswered", access: "staff", call: putAnswered },
    { method: "put", path: "/feedback/{id}/markAsUnanswered", access: "staff", call: putUnanswered },
    { method: "put", path: "/feedback/{id}/answers/{answerId}/retry", access: "staff", call: putAnswerRetry },
    { method: "put", path: "/feedback/{id}/note", access: "staff", call: putNote },
    { method: "put", path: "/feedback/{id}/contact", access: "staff", call: putContact },
    { method: "get", path: "/overview/feedback", access: "staff", call: readFeedbackOverview },
  ],
  apiGroups: { feedback: "Guests' messages, and the inbox of staff" },
  forms: Object.fromEntries(formPages.map((page) => [page, postFeedbackForm])),
  jobs: [retentionJob],
  mail: { onRefused: answerRefused },
  notices: { message: messageNotice },
  derived: [searchedFeedback],
  movesIn: { feedback: { add: addOldMessage, remove: removeOldMessages } },
  tables: {
    feedback: {
      holds: "guests' messages",
      kept: "12 months after archiving, 30 days after deletion, at most 24 months",
      person: "guests",
    },
    feedbackAnswer: { holds: "answers to guests", kept: "as long as their message", person: "guests" },
    feedbackSearch: {
      holds: "the addresses by which messages are found",
      kept: "as long as their message",
      person: "guests",
    },
  },
  collections: { answerTemplate: { collection: answerTemplateCollection } },
  demo: [{ place: 12, kind: answerTemplateKind, file: "answer-templates" }],
});
