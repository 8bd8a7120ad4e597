import { type PictureSource, Picture } from "#src/ui/picture/picture.tsx";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { anchorOf } from "#src/cms/resource-addresses.ts";
import type { ShownEvent } from "./event-view.ts";
import { address } from "#src/i18n/addresses.ts";
import { eventsText } from "#messages/events";

interface Props {
  events: readonly ShownEvent[];
  /** By address. Without it no pictures are shown. */
  pictures?: ReadonlyMap<string | null, PictureSource>;
  /** The heading level below the page's own heading. */
  heading: "h2" | "h3";
  language: Language;
}

export function EventList({ events, pictures, heading: Heading, language }: Props) {
  return (
    <ol className="event-list">
      {events.map((event) => {
        const picture = pictures?.get(event.imageUrl);
        return (
          <li key={event.id} id={anchorOf("event", event.id)}>
            <p className="event-time">
              <time dateTime={event.startsAt}>
                <b>{event.days}</b> {event.times}
              </time>
            </p>
            <div lang={langAttribute(event.language, language)}>
              <Heading>{event.title}</Heading>
              {event.place && <p className="event-place">{event.place}</p>}
              {event.description && <p>{event.description}</p>}
              {picture && <Picture source={picture} sizes="(width >= 48rem) 20rem, 100vw" />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

export const maxEventsOnHome = 3;

/** The next events, with a link to all. Renders nothing without events. */
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
