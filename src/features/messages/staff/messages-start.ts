import { messageKindText, messagesStartText } from "#messages/messages";
import type { KindOverview } from "#src/cms/kind-overview.ts";
import { defineStartPart } from "#src/cms/staff/start-part.ts";

export const messagesStart = defineStartPart<KindOverview & { more: number }>()({
  path: "/overview/messages",
  describeSeen: ({ seen, more }, language) => ({
    label: messageKindText[language].label,
    resource: seen,
    none: messagesStartText[language].none,
    ...(more > 0 && { state: messagesStartText[language].more({ count: more }) }),
  }),
  listComing: ({ coming }) => coming,
});
