import { defineServerFeature } from "#src/platform/server-feature.ts";
import { feedbackRoutes } from "./feedback.api.ts";
import { addOldMessage, removeOldMessages } from "./feedback-import.server.ts";
import { feedbackPage } from "./feedback-page.tsx";
import { contactFormSection } from "./feedback-section.tsx";
import { formPages, postFeedbackForm } from "./feedback-post.server.ts";
import { retentionJob } from "./privacy/feedback-retention.server.ts";
import { answerRoutes } from "./inbox/answers.api.ts";
import { answerRefused } from "./inbox/answers.server.ts";
import { feedbackInHistory } from "./inbox/feedback-in-history.server.ts";
import { messageNotice } from "./inbox/message-notice.server.ts";
import { searchedFeedback } from "./inbox/searched-feedback.server.ts";
import { settleReceipt } from "./receipts/receipts.server.ts";
import { answerTemplateKind } from "./answer-templates/answer-template.ts";
import { answerTemplateCollection } from "./answer-templates/answer-templates.server.ts";

export const feedback = defineServerFeature({
  guestKinds: { feedback: feedbackInHistory },
  pages: { feedback: feedbackPage },
  contact: [contactFormSection],
  api: [...feedbackRoutes, ...answerRoutes],
  apiGroups: { feedback: "Guests' messages, and the inbox of staff" },
  forms: Object.fromEntries(formPages.map((page) => [page, postFeedbackForm])),
  jobs: [retentionJob],
  mail: { onRefused: answerRefused, onSettled: settleReceipt },
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
    feedbackReceipt: {
      holds: "whether guests got a receipt",
      kept: "as long as their message",
      person: "guests",
    },
    feedbackSearch: {
      holds: "guests' e-mail addresses in a folded form, to find all messages of a guest",
      kept: "as long as their message",
      person: "guests",
    },
  },
  collections: { answerTemplate: { collection: answerTemplateCollection } },
  demo: [{ place: 12, kind: answerTemplateKind, file: "answer-templates" }],
});
