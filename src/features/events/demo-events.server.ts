import { defineDemoPart } from "#src/cms/demo/demo-content.server.ts";
import { timeZone } from "#src/i18n/format.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { eventKind } from "./event.ts";

const saturday = 6;

/** In a new demo no event is past. */
export const demoEvents = defineDemoPart({
  place: 13,
  kind: eventKind,
  file: "events",
  dateFor(event, now) {
    const [startsAt, endsAt] = [event.startsAt, event.endsAt].map((moment) =>
      Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone),
    ) as [Temporal.ZonedDateTime, Temporal.ZonedDateTime];
    for (let years = 0; ; years++) {
      const start = inYear(startsAt, years);
      const end = start.add(startsAt.until(endsAt));
      if (Temporal.Instant.compare(end.toInstant(), now) > 0)
        return {
          ...event,
          startsAt: toStoredInstant(start.toInstant()),
          endsAt: toStoredInstant(end.toInstant()),
        };
    }
  },
});

/** Returns the same date in a later year. A Saturday becomes the nearest Saturday. */
function inYear(day: Temporal.ZonedDateTime, years: number): Temporal.ZonedDateTime {
  const later = day.add({ years });
  if (day.dayOfWeek !== saturday) return later;
  const since = (later.dayOfWeek - saturday + 7) % 7;
  return since > 3 ? later.add({ days: 7 - since }) : later.subtract({ days: since });
}
