import { inboxStartText } from "#messages/inbox";
import { shortMoment } from "#src/cms/staff/moments.ts";
import { defineStartPart, type Waiting } from "#src/cms/staff/start-part.ts";
import type { FeedbackOverview } from "#src/features/feedback/feedback.api.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";

export const inboxStart = defineStartPart<FeedbackOverview>()({
  path: "/overview/feedback",
  isUrgent: true,
  listWaiting({ unanswered: count, oldest, refused }, language) {
    const text = inboxStartText[language];
    const rows: Waiting[] = refused.map(({ id, name }) => ({
      icon: "fault",
      heading: text.refused.heading({ name: name.trim() || undefined }),
      note: text.refused.note,
      act: text.refused.act,
      to: `${staffAddresses.inbox}/${id}`,
    }));
    if (oldest === null) return rows;
    const unanswered: Waiting = {
      icon: "staff-inbox",
      heading: text.unanswered.heading({ count }),
      note: text.unanswered.note({ count, since: shortMoment(oldest, language) }),
      act: text.unanswered.act,
      to: staffAddresses.inbox,
    };
    return [unanswered, ...rows];
  },
});
