import { z } from "zod";
import { defineStaffCall, idInPath } from "#src/platform/api/api.ts";
import { answerInput, correspondence } from "./answers.ts";
import { answerFeedback, getCorrespondence, retryAnswer } from "./answers.server.ts";
import { receivedFeedback } from "./inbox.ts";

const params = z.object({ id: idInPath });

/** GET /feedback/{id}/correspondence */
export const readCorrespondence = defineStaffCall({
  summary: "The answers to a message, and other messages from its e-mail address",
  description: "Also says whether the message can be answered by mail.",
  params,
  answer: correspondence,
  handle: (context, { params: { id } }) => getCorrespondence(context, id),
});

/** PUT /feedback/{id}/answer */
export const putAnswer = defineStaffCall({
  summary: "Answers a guest by e-mail",
  description:
    "Sent to the message's address, in the guest's mail thread, and retried until the mail server accepts it. The same text by the same person within ten minutes is sent once. At most 60 answers leave the site in an hour.",
  params,
  body: answerInput,
  answer: receivedFeedback,
  isVersioned: true,
  handle: (context, { body: { text }, target }) => answerFeedback(context, text, target),
});

/** PUT /feedback/{id}/answers/{answerId}/retry */
export const putAnswerRetry = defineStaffCall({
  summary: "Retries an answer that the mail server refused",
  description: "Sent to the message's current address, and retried like a new answer.",
  params: params.extend({ answerId: idInPath }),
  answer: correspondence,
  handle: (context, { params: ids }) => retryAnswer(context, ids),
});
