import { inLanguage } from "#src/i18n/translation.ts";
import { wordNamesOf } from "#src/cms/kind/kind.ts";
import { kindOverview } from "#src/cms/kind-overview.ts";
import { defineCall, defineStaffCall } from "#src/platform/api/api.ts";
import { message, messageKind } from "./message.ts";
import { findActiveMessage, findNextMessageChange, listComingMessages } from "./messages.server.ts";

/** GET /messages/active */
export const getActiveMessage = defineCall({
  summary: "The message that guests see now, or null",
  description: "The newest active message that has started and not ended. Alerts come before notices.",
  answer: message.nullable(),
  changesAt: findNextMessageChange,
  async handle(context, { language }) {
    const active = await findActiveMessage(context);
    return active ? inLanguage(active, wordNamesOf(messageKind), language) : null;
  },
});

/** GET /overview/messages */
export const readMessagesOverview = defineStaffCall({
  summary: "The message that guests see now, and messages that appear or go by themselves",
  description: "For the start screen of the staff area.",
  answer: kindOverview,
  async handle(context) {
    const [seen, coming] = await Promise.all([findActiveMessage(context), listComingMessages(context)]);
    return { seen: seen ? { kind: "message", id: seen.id, name: seen.title } : null, coming };
  },
});
