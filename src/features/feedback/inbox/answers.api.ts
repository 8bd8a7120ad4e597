import { z } from "zod";
import { defineStaffCall, idInPath } from "#src/platform/api/api.ts";
import { answerInput, correspondence } from "./answers.ts";
import { answerFeedback, getCorrespondence, retryAnswer } from "./answers.server.ts";
import { receivedFeedback } from "./inbox.ts";

const params = z.object({ id: idInPath });

/** GET /feedback/{id}/correspondence */
export const readCorrespondence = defineStaffCall({
  summary: "What a message was answered, and what else came from its e-mail address",
  description: "Whether it can be answered from here, too.",
  params,
  answer: correspondence,
  handle: (context, { params: { id } }) => getCorrespondence(context, id),
});

/** PUT /feedback/{id}/answer */
export const putAnswer = defineStaffCall({
  summary: "Answers a guest by e-mail",
  description:
    "Goes to the address that the message came with, in the guest's thread, and is tried again until the mail server takes it. The same words of the same person within ten minutes are sent once. At most 60 answers leave the site in an hour.",
  params,
  body: answerInput,
  answer: receivedFeedback,
  isVersioned: true,
  handle: (context, { body: { text }, target }) => answerFeedback(context, text, target),
});

/** PUT /feedback/{id}/answers/{answerId}/retry */
export const putAnswerRetry = defineStaffCall({
  summary: "Sends an answer anew that the mail server didn't take",
  description: "To the address that the message has by now. It is tried as long as a new one.",
  params: params.extend({ answerId: idInPath }),
  answer: correspondence,
  handle: (context, { params: ids }) => retryAnswer(context, ids),
});
