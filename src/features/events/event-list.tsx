import { type PictureSource, Picture } from "#src/ui/picture/picture.tsx";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { anchorOf } from "#src/cms/resource-addresses.ts";
import type { ShownEvent } from "./event-view.ts";

interface Props {
  events: readonly ShownEvent[];
  pictures?: ReadonlyMap<string | null, PictureSource>;
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
