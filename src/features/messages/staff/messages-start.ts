import { messageKindText, messagesStartText } from "#messages/messages";
import type { KindOverview } from "#src/cms/kind-overview.ts";
import { defineStartPart } from "#src/cms/staff/start-part.ts";

export const messagesStart = defineStartPart<KindOverview>()({
  path: "/overview/messages",
  describeSeen: ({ seen }, language) => ({
    label: messageKindText[language].label,
    resource: seen,
    none: messagesStartText[language].none,
  }),
  listComing: ({ coming }) => coming,
});
