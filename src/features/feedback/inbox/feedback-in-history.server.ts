import type { GuestKind } from "#src/cms/guest-kind.ts";
import { getFeedback, listFeedback, restoreFeedback } from "./inbox.server.ts";

export const feedbackInHistory: GuestKind = {
  async getMarks(context, id) {
    const { version, isStarred, isArchived, deletedDate, isSpam } = await getFeedback(context, id);
    return { version, isStarred, isArchived, deletedDate, isSpam };
  },
  restore: restoreFeedback,
  async find(context, search, limit) {
    const { items, next } = await listFeedback(context, { limit }, { search });
    return { items: items.map(({ id, name, message }) => ({ id, name, text: message })), next };
  },
};
