import { z } from "zod";
import { inLanguage } from "#src/i18n/translation.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { wordNamesOf } from "#src/cms/kind/kind.ts";
import { kindOverview } from "#src/cms/kind-overview.ts";
import { defineCall, defineStaffCall } from "#src/platform/api/api.ts";
import { message, messageKind } from "./message.ts";
import {
  findFirstPosition,
  findNextMessageChange,
  listComingMessages,
  listShownMessages,
  messageCollection,
} from "./messages.server.ts";
import { messageBoard } from "./message-board.ts";
import { listTakenDown } from "./taken-down.server.ts";

/** GET /messages/active */
export const getActiveMessage = defineCall({
  summary: "The first of the messages that guests see now, or null",
  description: "The first active message that has started and not ended. Alerts come before notices.",
  answer: message.nullable(),
  changesAt: findNextMessageChange,
  async handle(context, { language }) {
    const [first] = await listShownMessages(context);
    return first ? inLanguage(first, wordNamesOf(messageKind), language) : null;
  },
});

/** The limit of the query. Staff have far fewer current messages. */
const most = 200;

/** GET /messages/board */
export const readMessageBoard = defineStaffCall({
  summary: "The messages that guests see or will see, and when the others were taken down",
  description: "For the staff's screens of messages.",
  answer: messageBoard,
  async handle(context) {
    const now = toStoredInstant(context.now());
    const [{ items }, gone, firstPosition] = await Promise.all([
      messageCollection.rows.list(context.db, messageKind.order, { limit: most }, (query) =>
        query
          .where("isActive", "=", 1)
          .where(({ eb, or }) => or([eb("unpublishDate", "is", null), eb("unpublishDate", ">", now)])),
      ),
      listTakenDown(context),
      findFirstPosition(context),
    ]);
    return { current: items, takenDown: gone, firstPosition };
  },
});

/** GET /overview/messages */
export const readMessagesOverview = defineStaffCall({
  summary: "The messages that guests see now, and messages that appear or go by themselves",
  description: "For the start screen of the staff area.",
  answer: kindOverview.extend({
    more: z.int().min(0).describe("The number of shown messages besides `seen`"),
  }),
  async handle(context) {
    const [[seen, ...more], coming] = await Promise.all([
      listShownMessages(context),
      listComingMessages(context),
    ]);
    return {
      seen: seen ? { kind: "message", id: seen.id, name: seen.title } : null,
      more: more.length,
      coming,
    };
  },
});
