import { timeZone } from "#src/i18n/format.ts";
import { dayOf, parseDay, toStoredInstant } from "#src/i18n/times/time.ts";
import { weekdays, type Weekday } from "#src/i18n/weekdays.ts";

/** A weekly recurrence until a day: the part of RFC 5545's RRULE that events use. Weeks begin on Monday. */
export interface Recurrence {
  /** The number of weeks from one occurrence to the next on the same weekday. */
  interval: number;
  /** In the order of the week. */
  weekdays: readonly Weekday[];
  /** The last day on which an occurrence can begin. */
  until: Temporal.PlainDate;
}

/** The start and the end of one occurrence, as stored instants. */
export interface Occurrence {
  startsAt: string;
  endsAt: string;
}

/** An event's times. Without a recurrence, `recurrence` is empty. */
export interface EventTimes extends Occurrence {
  recurrence: string;
  /** The days without an occurrence, such as "2027-07-17". */
  exceptions: readonly string[];
}

/** The maximum number of occurrences of an event: one each day for a year. */
export const maxOccurrences = 366;

const maxInterval = 52;

const codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** Parses "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SA;UNTIL=20270731" (RFC 5545, 3.3.10), or returns undefined. */
export function parseRecurrence(text: string): Recurrence | undefined {
  const parts = text
    .toUpperCase()
    .split(";")
    .map((part) => part.split("="));
  const { FREQ, INTERVAL = "1", BYDAY = "", UNTIL = "", ...others } = Object.fromEntries(parts) as Parts;
  const names = new Set(parts.map(([name]) => name));
  const isKnown = parts.every(({ length }) => length === 2) && Object.keys(others).length === 0;
  if (FREQ !== "WEEKLY" || names.size < parts.length || !isKnown) return undefined;
  const days = BYDAY.split(",");
  const interval = /^\d{1,2}$/.test(INTERVAL) ? Number(INTERVAL) : 0;
  const until = /^\d{8}$/.test(UNTIL) ? parseDay(UNTIL) : undefined;
  if (!until || interval < 1 || interval > maxInterval || !days.every((day) => codes.includes(day)))
    return undefined;
  return { interval, weekdays: weekdaysIn(days), until };
}

type Parts = Partial<Record<string, string>>;

const weekdaysIn = (days: readonly string[]) => weekdays.filter((_, index) => days.includes(codes[index]!));

/** Returns the text that {@link parseRecurrence} reads, always in the same form. */
export const formatRecurrence = ({ interval, weekdays: chosen, until }: Recurrence): string =>
  writeTyped({ interval: String(interval), weekdays: chosen, until: until.toString() });

/** A recurrence in a form. Its last day may be empty or invalid while staff type. */
export interface TypedRecurrence extends Omit<Recurrence, "interval" | "until"> {
  interval: string;
  /** "2027-07-31", or the text as typed. */
  until: string;
}

/** Reads a text of {@link writeTyped}, and any valid recurrence. */
export function readTyped(recurrence: string): TypedRecurrence {
  const parts = Object.fromEntries(recurrence.split(";").map((part) => part.split("="))) as Parts;
  const { INTERVAL: interval = "1", BYDAY = "", UNTIL = "" } = parts;
  return {
    interval,
    weekdays: weekdaysIn(BYDAY.split(",")),
    until: UNTIL.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3"),
  };
}

/** Writes the recurrence of a form. The text is a valid recurrence once the form is complete. */
export function writeTyped({ interval, weekdays: chosen, until }: TypedRecurrence): string {
  return [
    "FREQ=WEEKLY",
    ...(interval === "1" ? [] : [`INTERVAL=${interval}`]),
    `BYDAY=${chosen.map((day) => codes[weekdays.indexOf(day)]!).join(",")}`,
    `UNTIL=${until.replace(/^(\d{4})-(\d\d)-(\d\d)$/, "$1$2$3").replaceAll(/[;=]/g, "")}`,
  ].join(";");
}

/** Returns up to `limit` days of a recurrence. @param first its first day, on one of its weekdays */
export function daysOf(
  first: Temporal.PlainDate,
  { interval, weekdays: chosen, until }: Recurrence,
  limit = maxOccurrences,
): Temporal.PlainDate[] {
  const days: Temporal.PlainDate[] = [];
  const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
    Temporal.PlainDate.compare(one, other) < 0;
  let monday = first.subtract({ days: first.dayOfWeek - 1 });
  for (; !isBefore(until, monday) && days.length < limit; monday = monday.add({ weeks: interval })) {
    const inWeek = chosen.map((weekday) => monday.add({ days: weekdays.indexOf(weekday) }));
    days.push(...inWeek.filter((day) => !isBefore(day, first) && !isBefore(until, day)));
  }
  return days.slice(0, limit);
}

/** Writes the recurrence in its usual form, and leaves out exceptions on days without an occurrence. */
export function withOwnExceptions({
  startsAt,
  endsAt,
  recurrence,
  exceptions,
}: EventTimes): EventTimes & { exceptions: string[] } {
  const rule = parseRecurrence(recurrence);
  if (!rule) return { startsAt, endsAt, recurrence: "", exceptions: [] };
  const days = daysOf(dayOf(Temporal.Instant.from(startsAt)), rule).map(String);
  return {
    startsAt,
    endsAt,
    recurrence: formatRecurrence(rule),
    exceptions: days.filter((day) => exceptions.includes(day)),
  };
}

/**
 * Returns all occurrences of an event in order of time. Each occurrence begins at the clock time of `startsAt` in Oslo,
 * in summer time and in winter time. Each occurrence has the duration from `startsAt` to `endsAt`. Whole days stay
 * whole days when the clock changes.
 */
export function occurrencesOf(event: EventTimes): Occurrence[] {
  const recurrence = parseRecurrence(event.recurrence);
  if (!recurrence) return [{ startsAt: event.startsAt, endsAt: event.endsAt }];
  const first = Temporal.Instant.from(event.startsAt).toZonedDateTimeISO(timeZone);
  const plainTime = first.toPlainTime();
  const duration = durationOf(event);
  return daysOf(first.toPlainDate(), recurrence)
    .filter((day) => !event.exceptions.includes(day.toString()))
    .map((day) => {
      const start = day.toZonedDateTime({ timeZone, plainTime });
      return {
        startsAt: toStoredInstant(start.toInstant()),
        endsAt: toStoredInstant(start.add(duration).toInstant()),
      };
    });
}

export function durationOf({ startsAt, endsAt }: Occurrence): Temporal.Duration {
  const [start, end] = [startsAt, endsAt].map((moment) =>
    Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone),
  ) as [Temporal.ZonedDateTime, Temporal.ZonedDateTime];
  return start.until(end, { largestUnit: "days" });
}
