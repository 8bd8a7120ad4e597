import { z } from "zod";
import { inLanguage } from "#src/i18n/translation.ts";
import { defineCall, defineStaffCall, defineStaffList, idInPath } from "#src/platform/api.ts";
import { message, messageInput } from "./message.ts";
import {
  findActiveMessage,
  findNextAnnouncement,
  getMessage,
  listMessages,
  saveMessage,
} from "./messages.server.ts";

const params = z.object({ id: idInPath });

/** GET /messages/active */
export const getActiveMessage = defineCall({
  summary: "The message that guests see now, or null",
  answer: message.nullable(),
  changesAt: findNextAnnouncement,
  async handle(context, { language }) {
    const active = await findActiveMessage(context);
    return active ? inLanguage(active, ["pageTitle", "title", "message"], language) : null;
  },
});

/** GET /messages */
export const readMessages = defineStaffList({
  summary: "All messages, the latest first",
  item: message,
  list: (context, { page }) => listMessages(context, page),
});

/** GET /messages/{id} */
export const readMessage = defineStaffCall({
  summary: "One message",
  params,
  answer: message,
  handle: (context, { params: { id } }) => getMessage(context, id),
});

/** POST /messages */
export const postMessage = defineStaffCall({
  summary: "Adds a message",
  body: messageInput,
  answer: message,
  handle: (context, { body }) => saveMessage(context, body),
});

/** PUT /messages/{id} */
export const putMessage = defineStaffCall({
  summary: "Saves a message",
  params,
  body: messageInput,
  answer: message,
  handle: (context, { body, target }) => saveMessage(context, body, target),
});
