import { defineReceptionScreenPart } from "#src/campsite/reception-screen-part.ts";
import { dayWords } from "#src/i18n/day-words.ts";
import { formatTime } from "#src/i18n/format.ts";
import { langAttribute, type Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { eventsNowText, eventsText } from "#messages/events";
import { showEvent, type ShownEvent } from "./event-view.ts";
import { listUpcomingEvents, type UpcomingEvent } from "./events.server.ts";

const maxEvents = 3;

/** The number of days ahead for which the wall screen shows events. Few guests stay longer. */
const daysAhead = 14;

interface ScreenEvent extends Pick<ShownEvent, "id" | "title" | "language"> {
  when: string;
  /** The place, and the time of an event that begins on another day. */
  more: string;
  /** The end of the event in milliseconds since 1970. */
  until: number;
}

const shortDay = dayWords({ day: "numeric", month: "short" });

export const eventsScreenPart = defineReceptionScreenPart({
  area: "columns",
  place: 5,
  async load(context) {
    const { upcoming, changesAt } = await listUpcomingEvents(context);
    context.changesAt(changesAt);
    const shown = eventsFor(upcoming, context.now(), context.language);
    return shown.events.length > 0 ? shown : undefined;
  },
  View: ({ data: { isToday, events }, language }) => (
    <section>
      <h2>{isToday ? eventsNowText[language].today : eventsText[language].upcoming}</h2>
      <ul className="screen-rows">
        {events.map(({ id, title, when, more, until, language: wordsIn }) => (
          <li key={id} data-until={until}>
            <b className="rigid display figures size-21 lines-12">{when}</b>
            <div className="shrinks" lang={langAttribute(wordsIn, language)}>
              <strong className="size-21 lines-12">{title}</strong>
              <span className="quiet">{more}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  ),
});

/** Returns up to `maxEvents` events of today, or else of the next `daysAhead` days. */
function eventsFor(
  upcoming: readonly UpcomingEvent[],
  now: Temporal.Instant,
  language: Language,
): { isToday: boolean; events: ScreenEvent[] } {
  const today = dayOf(now);
  const begins = ({ occurrences: [next] }: UpcomingEvent) => dayOf(Temporal.Instant.from(next.startsAt));
  const until = (day: Temporal.PlainDate) =>
    upcoming.filter((event) => Temporal.PlainDate.compare(begins(event), day) <= 0);
  const todays = until(today);
  const isToday = todays.length > 0;
  const shown = isToday ? todays : until(today.add({ days: daysAhead }));
  const events = shown.slice(0, maxEvents).map((event) => {
    const { id, title, place, times, startsAt, endsAt, language: wordsIn } = showEvent(event, language);
    const start = Temporal.Instant.from(startsAt);
    const day = shortDay(begins(event), language);
    const hour = times ? formatTime(start, language) : eventsText[language].allDay;
    const hasStarted = Temporal.PlainDate.compare(begins(event), today) < 0;
    return {
      id,
      title,
      language: wordsIn,
      when: isToday && !hasStarted ? hour : day,
      more: (isToday && !hasStarted ? [place] : [times, place]).filter(Boolean).join(", "),
      until: Temporal.Instant.from(endsAt).epochMilliseconds,
    };
  });
  return { isToday, events };
}
