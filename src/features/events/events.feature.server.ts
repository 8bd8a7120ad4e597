import { defineServerFeature } from "#src/platform/server-feature.ts";
import { languages } from "#src/i18n/language.ts";
import { demoEvents } from "./demo-events.server.ts";
import { eventsCalendar } from "./calendar/events-calendar-file.ts";
import { eventsNow } from "./events-now.server.ts";
import { eventsPage } from "./events-page.tsx";
import { eventsScreenPart } from "./events-screen-part.tsx";
import { eventsSection } from "./events-section.tsx";
import { eventRoutes } from "./events.api.ts";
import { findableEvents } from "./findable-events.server.ts";
import { eventCollection } from "./events.server.ts";

export const events = defineServerFeature({
  demo: [demoEvents],
  collections: {
    event: { collection: eventCollection, seenUntil: ({ lastEndsAt }: { lastEndsAt: string }) => lastEndsAt },
  },
  pages: { events: eventsPage },
  api: [...eventRoutes],
  files: languages.map(eventsCalendar),
  findable: [findableEvents],
  home: [eventsSection],
  receptionScreen: [eventsScreenPart],
  now: [{ place: 10, read: eventsNow }],
});
