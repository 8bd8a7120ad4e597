import { z } from "zod";
import { idInPath, staffCall } from "#src/platform/api/api.ts";
import { answerInput, correspondence } from "./answers.ts";
import { answerFeedback, getCorrespondence, retryAnswer } from "./answers.server.ts";
import { receivedFeedback } from "./inbox.ts";

const params = z.object({ id: idInPath });

export const answerRoutes = [
  staffCall("get", "/feedback/{id}/correspondence", {
    summary: "The answers to a message, and other messages from its e-mail address",
    description: "Also says whether the message can be answered by mail.",
    params,
    answer: correspondence,
    handle: (context, { params: { id } }) => getCorrespondence(context, id),
  }),
  staffCall("put", "/feedback/{id}/answer", {
    summary: "Answers a guest by e-mail",
    description:
      "The answer goes to the message's address, in the guest's mail thread. The mail is retried until the mail server accepts the mail. The same text by the same person within ten minutes is sent once. At most 60 answers leave the site in an hour.",
    params,
    body: answerInput,
    answer: receivedFeedback,
    isVersioned: true,
    handle: (context, { body: { text }, target }) => answerFeedback(context, text, target),
  }),
  staffCall("put", "/feedback/{id}/answers/{answerId}/retry", {
    summary: "Retries an answer that the mail server refused",
    description:
      "The answer goes to the message's current address. The mail is retried like the mail of a new answer.",
    params: params.extend({ answerId: idInPath }),
    answer: correspondence,
    handle: (context, { params: ids }) => retryAnswer(context, ids),
  }),
];
