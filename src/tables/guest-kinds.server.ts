import type { GuestKind } from "#src/cms/guest-kind.ts";
import type { KindName, KindWithHistory } from "#src/cms/kinds.ts";
import { feedbackInHistory } from "#src/features/feedback/inbox/feedback-in-history.server.ts";

/** TABLE  the kinds that guests send. */
export const guestKinds: Record<Exclude<KindWithHistory, KindName>, GuestKind> = {
  feedback: feedbackInHistory,
};
