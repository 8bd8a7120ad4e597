import { messageKindText, messagesStartText } from "#messages/messages";
import type { KindOverview } from "#src/cms/kind-overview.ts";
import { shortMoment } from "#src/cms/staff/moments.ts";
import { defineStartPart } from "#src/cms/staff/start-part.ts";
import { staffAddresses } from "#src/i18n/staff-addresses.ts";

interface MessagesOverview extends KindOverview {
  more: number;
  unsure: { id: number; title: string; since: string }[];
}

export const messagesStart = defineStartPart<MessagesOverview>()({
  path: "/overview/messages",
  isUrgent: true,
  listWaiting({ unsure }, language) {
    const text = messagesStartText[language].still;
    return unsure.map(({ title, since }) => ({
      icon: "staff-messages",
      heading: text.heading({ title }),
      note: text.note({ since: shortMoment(since, language) }),
      act: text.act,
      to: staffAddresses.messages,
    }));
  },
  describeSeen: ({ seen, more }, language) => ({
    label: messageKindText[language].label,
    resource: seen,
    none: messagesStartText[language].none,
    ...(more > 0 && { state: messagesStartText[language].more({ count: more }) }),
  }),
  listComing: ({ coming }) => coming,
});
