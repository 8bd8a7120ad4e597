import { type PictureSource, Picture } from "#src/ui/picture/picture.tsx";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { anchorOf } from "#src/cms/resource-addresses.ts";
import { eventSeriesText } from "#messages/events";
import { formatDate } from "#src/i18n/format.ts";
import type { ShownEvent } from "./event-view.ts";

interface Props {
  events: readonly ShownEvent[];
  pictures?: ReadonlyMap<string | null, PictureSource>;
  heading: "h2" | "h3";
  /** True to show the next dates of repeated events. */
  hasDates?: boolean;
  language: Language;
}

export function EventList({ events, pictures, heading: Heading, hasDates = false, language }: Props) {
  return (
    <ol className="event-list rows">
      {events.map((event) => {
        const picture = pictures?.get(event.imageUrl);
        return (
          <li key={event.id} id={anchorOf("event", event.id)}>
            <p className="event-time quiet figures">
              <time dateTime={event.startsAt}>
                <b className="heavy as-ink">{event.days}</b> {event.times}
              </time>
            </p>
            <div lang={langAttribute(event.language, language)}>
              <Heading className="size-21 lines-12">{event.title}</Heading>
              {(event.series ?? event.place) && (
                <p className="quiet small">
                  {event.series && <span lang={langAttribute(language, event.language)}>{event.series}</span>}
                  {event.series && event.place && " · "}
                  {event.place}
                </p>
              )}
              {event.description && <p>{event.description}</p>}
              {hasDates && event.occurrences.length > 1 && <NextDates event={event} language={language} />}
              {picture && <Picture source={picture} sizes="(width >= 48rem) 20rem, 100vw" />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const maxDates = 6;

function NextDates({ event, language }: { event: ShownEvent; language: Language }) {
  const text = eventSeriesText[language];
  const more = event.occurrences.length - maxDates;
  return (
    <ul
      className="event-dates gap-above-8 cluster close small figures"
      aria-label={text.dates}
      lang={langAttribute(language, event.language)}
    >
      {event.occurrences.slice(0, maxDates).map(({ startsAt }) => (
        <li key={startsAt}>
          <time dateTime={startsAt}>{formatDate(Temporal.Instant.from(startsAt)).slice(0, 5)}</time>
        </li>
      ))}
      {more > 0 && <li>{text.more({ count: more })}</li>}
    </ul>
  );
}
