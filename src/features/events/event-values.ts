import type { LanguagesProgress } from "#src/i18n/translation.ts";
import type { Event, EventInput } from "./event.ts";

/** An event as staff get it. */
export type StaffEvent = Event & { languages?: LanguagesProgress | undefined };

export const emptyEvent: EventInput = {
  title: "",
  description: "",
  place: "",
  startsAt: "",
  endsAt: "",
  imageUrl: null,
  translations: {},
};

/** What is saved of an event. */
export function eventValues({
  title,
  description,
  place,
  startsAt,
  endsAt,
  imageUrl,
  translations,
}: EventInput): EventInput {
  return { title, description, place, startsAt, endsAt, imageUrl, translations };
}
