import { anchorOf } from "#src/cms/resource-addresses.ts";
import { partOf, type NowPart, type NowReader } from "#src/campsite/now/now-part.ts";
import { address } from "#src/i18n/addresses.ts";
import { formatTime, timeZone } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { localizeWords } from "#src/cms/kind/kind.ts";
import { eventKind, type Event } from "./event.ts";
import { eventsNowText } from "#messages/events";
import { listUpcomingEvents } from "./events.server.ts";

const maxEvents = 3;

export const eventsNow: NowReader = async (context, language) => {
  const now = context.now();
  const today = dayOf(now);
  const { upcoming } = await listUpcomingEvents(context);
  const nexts = upcoming.map((event) => ({ ...event, ...event.occurrences[0] }));
  const todays = nexts.filter(
    ({ startsAt }) => Temporal.PlainDate.compare(dayOf(Temporal.Instant.from(startsAt)), today) <= 0,
  );
  const [changesAt] = [
    today.add({ days: 1 }).toZonedDateTime(timeZone).toInstant(),
    ...todays.flatMap(({ startsAt, endsAt }) =>
      [startsAt, endsAt].map((moment) => Temporal.Instant.from(moment)),
    ),
  ]
    .filter((moment) => Temporal.Instant.compare(moment, now) > 0)
    .toSorted(Temporal.Instant.compare);
  return { parts: todays.slice(0, maxEvents).map((event) => partFor(event, now, language)), changesAt };
};

/** Returns the event as a part of "right now", for example "I dag 19.00 Konsert på brygga, Brygga". */
function partFor(event: Event, now: Temporal.Instant, language: Language): NowPart {
  const { words, language: actual } = localizeWords(eventKind, event, language);
  const text = eventsNowText[actual];
  const [starts, ends] = [Temporal.Instant.from(event.startsAt), Temporal.Instant.from(event.endsAt)];
  const hasBegun = Temporal.Instant.compare(starts, now) <= 0;
  const endsToday = dayOf(ends).equals(dayOf(now));
  return partOf({
    name: "event",
    place: "lines",
    icon: "star",
    title: !hasBegun
      ? text.todayAt({ time: formatTime(starts, actual) })
      : endsToday
        ? text.until({ time: formatTime(ends, actual) })
        : text.today,
    text: [words.title, words.place].filter(Boolean).join(", "),
    language: actual,
    link: { href: `${address("events", language)}#${anchorOf("event", event.id)}`, words: text.more },
  });
}
