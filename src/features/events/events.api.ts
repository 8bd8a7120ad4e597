import { inLanguage } from "#src/i18n/translation.ts";
import { wordNamesOf } from "#src/cms/kind/kind.ts";
import { publicList } from "#src/platform/api/api.ts";
import { event, eventKind } from "./event.ts";
import { findNextEnd, listUpcomingEventsIn } from "./events.server.ts";

export const eventRoutes = [
  publicList("/events/active", {
    summary: "The events that guests see, in the order of their first start",
    description: "Events that haven't ended. Calendars subscribe to them at /events.ics.",
    item: event,
    changesAt: findNextEnd,
    async list(context, { language, page }) {
      const { items, next } = await listUpcomingEventsIn(context, page);
      return {
        items: items.map((each) => inLanguage(each, wordNamesOf(eventKind), language)),
        next,
      };
    },
  }),
];
