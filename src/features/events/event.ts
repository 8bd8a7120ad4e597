import { z } from "zod";
import { customJson, line, lines, moment, optionalLine, picture } from "#src/cms/kind/fields.ts";
import { eventLabelsText } from "#messages/events";
import { labelsOf } from "#src/i18n/texts.ts";
import { weekdayOf } from "#src/i18n/weekdays.ts";
import { dayOf, parseMoment } from "#src/i18n/times/time.ts";
import { defineKind, type StoredOf } from "#src/cms/kind/kind.ts";
import { day } from "#src/cms/kind/schemas.ts";
import { daysOf, maxOccurrences, parseRecurrence } from "./recurrence.ts";

const labels = labelsOf(eventLabelsText);

const exceptions = customJson(
  z.array(day).max(maxOccurrences).describe("The days on which the repeated event doesn't take place"),
  labels.exceptions,
  [],
);

export const eventKind = defineKind({
  name: "event",
  about: "Events at the campsite",
  one: "an event",
  many: "events",
  order: [{ by: "startsAt", direction: "desc" }],
  words: {
    title: line(labels.title),
    place: optionalLine(labels.place, {
      max: 100,
      hint: labels.placeHint,
    }),
    description: lines(labels.description, { max: 500 }),
  },
  fields: {
    startsAt: { ...moment(labels.startsAt), written: { isFuture: true } },
    endsAt: {
      ...moment(
        labels.endsAt,
        "The end of the event, or of its first occurrence. Guests don't see an event whose last occurrence has ended",
      ),
      written: { isFuture: true },
    },
    recurrence: optionalLine(labels.recurrence, {
      max: 100,
      about:
        "Empty, or weekly repetition as an RRULE of RFC 5545: FREQ=WEEKLY, BYDAY, UNTIL as a day, and INTERVAL where it isn't 1",
    }),
    exceptions: { ...exceptions, input: exceptions.input.default([]) },
    imageUrl: picture(labels.imageUrl),
  },
  given: {
    lastEndsAt: { output: z.iso.datetime().describe("The end of the last occurrence") },
  },
  past: (now) => [["lastEndsAt", "<=", now]],
  inList: ["title", "place", "startsAt", "endsAt", "recurrence", "exceptions", "lastEndsAt"],
  rules: [
    {
      path: "endsAt",
      holds: ({ startsAt, endsAt }) =>
        typeof startsAt !== "string" || typeof endsAt !== "string" || endsAt > startsAt,
      error: "must be later than startsAt",
      words: labels.rules,
    },
    {
      path: "recurrence",
      holds: ({ recurrence }) =>
        typeof recurrence !== "string" || recurrence === "" || parseRecurrence(recurrence) !== undefined,
      error: "must be as FREQ=WEEKLY;BYDAY=SA;UNTIL=20270731, with INTERVAL=2 for every second week",
      words: labels.recurrenceRule,
    },
    {
      path: "recurrence",
      holds: (values) => hasStart(values),
      error: "must have the weekday of startsAt in BYDAY, and its day or a later one in UNTIL",
      words: labels.startRule,
    },
    {
      path: "recurrence",
      holds: (values) => countDays(values) <= maxOccurrences,
      error: `must have at most ${maxOccurrences} occurrences`,
      words: labels.manyRule,
    },
    {
      path: "exceptions",
      holds: (values) => countDays(values, values["exceptions"] as string[]) > 0,
      error: "must leave at least one occurrence",
      words: labels.noneRule,
    },
  ],
});

export const event = eventKind.stored;
export type Event = StoredOf<typeof eventKind>;

type Values = Readonly<Record<string, unknown>>;

/** Returns the recurrence and the first day. Returns undefined when either is empty or invalid. */
function seriesIn({ recurrence, startsAt }: Values) {
  const rule = typeof recurrence === "string" ? parseRecurrence(recurrence) : undefined;
  const start = typeof startsAt === "string" ? parseMoment(startsAt) : undefined;
  return rule && start && { rule, first: dayOf(start) };
}

function hasStart(values: Values): boolean {
  const series = seriesIn(values);
  if (!series) return true;
  const { rule, first } = series;
  return rule.weekdays.includes(weekdayOf(first)) && Temporal.PlainDate.compare(first, rule.until) <= 0;
}

/** Counts the occurrences, up to `maxOccurrences + 1`. Values without a valid recurrence have one occurrence. */
function countDays(values: Values, without: readonly string[] = []): number {
  const series = seriesIn(values);
  if (!series || !hasStart(values)) return 1;
  const days = daysOf(series.first, series.rule, maxOccurrences + 1);
  return days.filter((each) => !without.includes(each.toString())).length;
}
