import { address } from "#src/i18n/addresses.ts";
import { defineHomeSection } from "#src/campsite/home-section.ts";
import { eventsText } from "#messages/events";
import { EventList } from "./event-list.tsx";
import { showEvent } from "./event-view.ts";
import { listUpcomingEvents } from "./events.server.ts";

const maxEvents = 3;

export const eventsSection = defineHomeSection({
  of: "events",
  place: 1,
  async load(context) {
    const { upcoming, changesAt } = await listUpcomingEvents(context, maxEvents);
    context.changesAt(changesAt);
    return upcoming.length > 0 ? upcoming.map((event) => showEvent(event, context.language)) : undefined;
  },
  View({ data: events, language }) {
    const text = eventsText[language];
    return (
      <section className="section wrap upcoming-events" aria-labelledby="upcoming-events">
        <div className="section-head">
          <h2 id="upcoming-events">{text.upcoming}</h2>
          <a className="target" href={address("events", language)}>
            {text.all}
          </a>
        </div>
        <EventList events={events} heading="h3" language={language} />
      </section>
    );
  },
});
