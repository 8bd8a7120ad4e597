import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import { findOffPages } from "#src/campsite/menu/menu.server.ts";
import { address, localPath } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { SiteFile } from "#src/platform/pages/site-file.ts";
import { anchorOf } from "#src/cms/resource-addresses.ts";
import { showEvent } from "#src/features/events/event-view.ts";
import { listUpcomingEvents } from "#src/features/events/events.server.ts";
import { calendar } from "./icalendar.ts";
import { eventsText } from "#messages/events";

export const calendarPath = (language: Language) => localPath("/events.ics", language);

/** Returns the address for subscribing to the events. Calendar programs use the scheme webcal:. */
export const subscriptionUrl = (siteOrigin: string, language: Language) =>
  new URL(calendarPath(language), siteOrigin).href.replace(/^https?:/, "webcal:");

/** The upcoming events as a calendar file (RFC 5545). Calendar programs can subscribe to the file. */
export const eventsCalendar = (language: Language): SiteFile => ({
  path: calendarPath(language),
  language,
  contentType: "text/calendar; charset=utf-8",
  async make(context) {
    if ((await findOffPages(context)).has("events")) throw new Problem("not-found");
    const [{ upcoming, changesAt }, identity] = await Promise.all([
      listUpcomingEvents(context),
      getIdentity(context),
    ]);
    const { siteOrigin } = context.config;
    const page = new URL(address("events", language), siteOrigin).href;
    const entries = upcoming.map((event) => {
      const { title, description, place } = showEvent(event, language);
      return {
        uid: `event-${event.id}@${new URL(siteOrigin).hostname}`,
        changed: event.updatedAt,
        revision: event.version,
        times: event,
        summary: title,
        description,
        location: [place, identity.name].filter(Boolean).join(", "),
        url: `${page}#${anchorOf("event", event.id)}`,
      };
    });
    return { body: calendar(`${eventsText[language].events} – ${identity.name}`, entries), changesAt };
  },
});
