import { line, lines, moment, optionalLine, picture } from "#src/cms/kind/fields.ts";
import { eventLabelsText } from "#messages/events";
import { labelsOf } from "#src/i18n/texts.ts";
import { defineKind, type StoredOf } from "#src/cms/kind/kind.ts";

const labels = labelsOf(eventLabelsText);

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
      ...moment(labels.endsAt, "The time from which guests no longer see it"),
      written: { isFuture: true },
    },
    imageUrl: picture(labels.imageUrl),
  },
  inList: ["title", "place", "startsAt", "endsAt"],
  rules: [
    {
      path: "endsAt",
      holds: ({ startsAt, endsAt }) =>
        typeof startsAt !== "string" || typeof endsAt !== "string" || endsAt > startsAt,
      error: "must be later than startsAt",
      words: labels.rules,
    },
  ],
});

export const event = eventKind.stored;
export type Event = StoredOf<typeof eventKind>;
