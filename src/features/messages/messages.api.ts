import { inLanguage } from "#src/i18n/translation.ts";
import { wordNamesOf } from "#src/cms/kind/kind.ts";
import { defineCall } from "#src/platform/api/api.ts";
import { message, messageKind } from "./message.ts";
import { findActiveMessage, findNextMessageChange } from "./messages.server.ts";

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
