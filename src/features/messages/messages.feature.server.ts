import { defineServerFeature } from "#src/platform/server-feature.ts";
import { defineDemoPart } from "#src/cms/demo/demo-content.server.ts";
import { demoYears, inYears } from "#src/cms/demo/moved-dates.ts";
import { announcedMessages } from "./announced-messages.server.ts";
import { messageKind } from "./message.ts";
import { messageRoutes } from "./messages.api.ts";
import { messagesScreenPart } from "./messages-screen-part.tsx";
import { messagesSection } from "./messages-section.tsx";
import { messageCollection } from "./messages.server.ts";
import { noticesNow } from "./notices-now.server.ts";

export const messages = defineServerFeature({
  demo: [
    defineDemoPart({
      place: 5,
      kind: messageKind,
      file: "messages",
      dateFor: ({ announcementDate, unpublishDate, ...message }, now) => ({
        ...message,
        announcementDate: announcementDate && inYears(announcementDate, demoYears(now)),
        unpublishDate: unpublishDate && inYears(unpublishDate, demoYears(now)),
      }),
    }),
  ],
  collections: {
    message: {
      collection: messageCollection,
      shown: { ...messageKind.shown, announcementDate: "2000-01-01T00:00:00Z", unpublishDate: null },
      seenFrom: ({ announcementDate }: { announcementDate: string }) => announcementDate,
      seenUntil: ({ unpublishDate }: { unpublishDate: string | null }) => unpublishDate,
      isOnlyActiveShown: true,
    },
  },
  api: [...messageRoutes],
  now: [{ place: 4, read: noticesNow }],
  guestNotices: [messagesSection],
  announcements: announcedMessages,
  receptionScreen: [messagesScreenPart],
});
