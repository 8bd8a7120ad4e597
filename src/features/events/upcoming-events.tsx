import { address } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import { EventList } from "./event-list.tsx";
import type { ShownEvent } from "./event-view.ts";
import { eventsText } from "./events.text.ts";

/** How many the home page tells of. */
export const mostOnHome = 3;

/** What happens next at the campsite, with the way to all of it; nothing where nothing does. */
export function UpcomingEvents({ events, language }: { events: readonly ShownEvent[]; language: Language }) {
  const text = eventsText[language];
  if (events.length === 0) return null;
  return (
    <section className="section wrap upcoming-events" aria-labelledby="upcoming-events">
      <div className="section-head">
        <h2 id="upcoming-events">{text.upcoming}</h2>
        <a href={address("events", language)}>{text.all}</a>
      </div>
      <EventList events={events} heading="h3" language={language} />
    </section>
  );
}
