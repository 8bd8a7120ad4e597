import { line, lines, moment, optionalLine, picture } from "#src/resource/fields.ts";
import { defineKind, type StoredOf } from "#src/resource/kind.ts";

/** Something that happens at the campsite; it falls away by itself when it is over. */
export const eventKind = defineKind({
  name: "event",
  about: "What happens at the campsite, and when",
  one: "an event",
  many: "events",
  order: [{ by: "startsAt", direction: "desc" }],
  words: {
    title: line({ nb: "Hva skjer", en: "What is on", de: "Was ist los" }),
    place: optionalLine(
      { nb: "Sted", en: "Place", de: "Ort" },
      {
        most: 100,
        hint: {
          nb: "Som «Bålplassen» eller «ved resepsjonen».",
          en: "Such as “The fire pit” or “by reception”.",
          de: "Etwa „Feuerstelle“ oder „an der Rezeption“.",
        },
      },
    ),
    description: lines({ nb: "Kort om det", en: "A few words about it", de: "Kurz dazu" }, { most: 500 }),
  },
  fields: {
    startsAt: { ...moment({ nb: "Fra", en: "From", de: "Von" }), written: { isAhead: true } },
    endsAt: {
      ...moment({ nb: "Til", en: "Until", de: "Bis" }, "From this moment on guests no longer see it"),
      written: { isAhead: true },
    },
    imageUrl: picture({ nb: "Bilde", en: "Picture", de: "Bild" }),
  },
  inList: ["title", "place", "startsAt", "endsAt"],
  rules: [
    {
      path: "endsAt",
      holds: ({ startsAt, endsAt }) =>
        typeof startsAt !== "string" || typeof endsAt !== "string" || endsAt > startsAt,
      error: "must be later than startsAt",
      words: {
        nb: "Slutten må komme etter begynnelsen.",
        en: "The end must come after the beginning.",
        de: "Das Ende muss nach dem Anfang liegen.",
      },
    },
  ],
});

/** As guests get it. */
export const event = eventKind.stored;
export type Event = StoredOf<typeof eventKind>;
