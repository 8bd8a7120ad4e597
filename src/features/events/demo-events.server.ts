import { defineDemoPart } from "#src/cms/demo/demo-content.server.ts";
import { timeZone } from "#src/i18n/format.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import { eventKind } from "./event.ts";
import { formatRecurrence, occurrencesOf, parseRecurrence } from "./recurrence.ts";

const saturday = 6;

/** Moves the events to later years, so that no event of a new demo is past. */
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
      const moved = {
        ...event,
        startsAt: toStoredInstant(start.toInstant()),
        endsAt: toStoredInstant(start.add(startsAt.until(endsAt)).toInstant()),
        recurrence: inDays(event.recurrence, startsAt.toPlainDate().until(start.toPlainDate())),
      };
      if (occurrencesOf(moved).at(-1)!.endsAt > toStoredInstant(now)) return moved;
    }
  },
});

function inDays(recurrence: string, days: Temporal.Duration): string {
  const rule = parseRecurrence(recurrence);
  return rule ? formatRecurrence({ ...rule, until: rule.until.add(days) }) : "";
}

/** Returns the same date in a later year. A Saturday becomes the nearest Saturday. */
function inYear(day: Temporal.ZonedDateTime, years: number): Temporal.ZonedDateTime {
  const later = day.add({ years });
  if (day.dayOfWeek !== saturday) return later;
  const since = (later.dayOfWeek - saturday + 7) % 7;
  return since > 3 ? later.add({ days: 7 - since }) : later.subtract({ days: since });
}
