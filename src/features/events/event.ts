import { z } from "zod";
import { maybe, moment, requiredText, thingFields, translationsOf } from "#src/features/thing.ts";
import type { Translatable } from "#src/i18n/translation.ts";

const eventWords = z.object({
  title: requiredText,
  description: z.string().trim().max(500),
  place: z.string().trim().max(100),
});

/** What is translated. */
export const eventWordFields = eventWords.keyof().options;
export const eventTranslatable: Translatable = { words: eventWordFields };

/** What staff write. */
export const eventInput = eventWords
  .extend({
    startsAt: moment,
    endsAt: moment.describe("From this moment on guests no longer see it"),
    imageUrl: maybe(
      z.string().startsWith("/data/images/", "must be one of the site's own pictures"),
    ).transform((picture) => picture ?? null),
    translations: translationsOf(eventWords),
  })
  .refine(({ startsAt, endsAt }) => endsAt > startsAt, {
    path: ["endsAt"],
    message: "must be later than startsAt",
    params: {
      words: {
        nb: "Slutten må komme etter begynnelsen.",
        en: "The end must come after the beginning.",
        de: "Das Ende muss nach dem Anfang liegen.",
      },
    },
  });
export type EventInput = z.infer<typeof eventInput>;

/** Something that happens at the campsite; it falls away by itself when it is over. */
export const event = eventInput
  .safeExtend({ imageUrl: z.string().nullable(), ...thingFields })
  .meta({ id: "Event" });
export type Event = z.infer<typeof event>;

/** The place of an event on its page. */
export function eventAnchor(id: number): string {
  return `event-${id}`;
}
