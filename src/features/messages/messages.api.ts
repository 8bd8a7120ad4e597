import { z } from "zod";
import { inLanguage } from "#src/i18n/translation.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { wordNamesOf } from "#src/cms/kind/kind.ts";
import { kindOverview } from "#src/cms/kind-overview.ts";
import { idInPath, publicCall, staffCall } from "#src/platform/api/api.ts";
import { message, messageKind, messageRow } from "./message.ts";
import {
  findFirstPosition,
  findNextMessageChange,
  listComingMessages,
  listRestored,
  listShownMessages,
  listUnsureMessages,
  messageCollection,
} from "./messages.server.ts";
import { messageBoard } from "./message-board.ts";
import { findTakenDown } from "./taken-down.server.ts";

/** The limit of the query. Staff have far fewer current notices. */
const maxMessages = 200;

export const messageRoutes = [
  publicCall("/messages/active", {
    summary: "The first of the messages that guests see now, or null",
    description: "The first active message that has started and not ended. Alerts come before calm notices.",
    answer: message.nullable(),
    changesAt: findNextMessageChange,
    async handle(context, { language }) {
      const [first] = await listShownMessages(context);
      return first ? inLanguage(first, wordNamesOf(messageKind), language) : null;
    },
  }),
  staffCall("get", "/messages/board", {
    summary: "The messages that guests see or will see, by position",
    description:
      "For the staff's screens of messages. `GET /messages` also returns drafts and ended messages.",
    answer: messageBoard,
    async handle(context) {
      const now = toStoredInstant(context.now());
      const [{ items }, firstPosition, back] = await Promise.all([
        messageCollection.rows.list(context.db, messageKind.order, { limit: maxMessages }, (query) =>
          query
            .where("isActive", "=", 1)
            .where(({ eb, or }) => or([eb("unpublishDate", "is", null), eb("unpublishDate", ">", now)])),
        ),
        findFirstPosition(context),
        listRestored(context),
      ]);
      return {
        current: items,
        firstPosition,
        back: back.map((each) => ({ ...each, messages: each.messages.map(({ id }) => id) })),
      };
    },
  }),
  staffCall("get", "/messages/{id}/takendown", {
    summary: "The time when guests stopped seeing a message, and the person who took it down",
    description: "For the staff's form of messages.",
    params: z.object({ id: idInPath }),
    answer: messageRow.pick({ takenDown: true }),
    async handle(context, { params: { id } }) {
      return { takenDown: (await findTakenDown(context, [id])).get(id) ?? null };
    },
  }),
  staffCall("get", "/overview/messages", {
    summary:
      "Shown messages, messages that appear or end by themselves, and messages that staff should confirm",
    description: "For the start screen of the staff area.",
    answer: kindOverview.extend({
      more: z.int().min(0).describe("The number of shown messages, not counting `seen`"),
      unsure: z
        .array(z.object({ id: z.int().positive(), title: z.string(), since: z.iso.datetime() }))
        .describe(
          "Current messages about water or power that have no end, and that began and were last saved at least 12 hours ago",
        ),
    }),
    async handle(context) {
      const [[seen, ...more], coming, unsure] = await Promise.all([
        listShownMessages(context),
        listComingMessages(context),
        listUnsureMessages(context),
      ]);
      return {
        seen: seen ? { kind: "message", id: seen.id, name: seen.title } : null,
        more: more.length,
        coming,
        unsure: unsure.map(({ id, title, announcementDate: since }) => ({ id, title, since })),
      };
    },
  }),
];
