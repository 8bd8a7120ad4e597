import { expectPictures } from "#src/features/photos/photo-uses.server.ts";
import { withLanguages } from "#src/features/thing.ts";
import { toStoredInstant } from "#src/i18n/time.ts";
import { change, type Context } from "#src/platform/context.ts";
import {
  storedThings,
  type Listed,
  type Page,
  type StoredThing,
  type Target,
  type ThingTable,
} from "#src/platform/stored.ts";
import { defineThing } from "#src/platform/thing-calls.ts";
import { event, eventInput, eventTranslatable, type Event, type EventInput } from "./event.ts";

declare module "#src/platform/database.ts" {
  interface Tables {
    event: ThingTable<EventInput>;
  }
}

const events = storedThings<EventInput>("event", { json: ["translations"], translatable: eventTranslatable });

/** More are not announced at once. */
const mostUpcoming = 100;

const lasting = (context: Context) =>
  context.db.selectFrom("event").where("endsAt", ">", toStoredInstant(context.now()));

/** A part of what isn't over yet, the next first. */
export async function listUpcomingEventsIn(context: Context, page: Page): Promise<Listed<Event>> {
  const order = { by: "startsAt", of: "text", direction: "asc" } as const;
  return events.listForGuests(context.db, order, page, (query: ReturnType<typeof lasting>) =>
    query.where("endsAt", ">", toStoredInstant(context.now())),
  );
}

/** When the first of what isn't over yet will be. */
export async function findNextEnd(context: Context): Promise<Temporal.Instant | undefined> {
  const first = await lasting(context).select("endsAt").orderBy("endsAt").limit(1).executeTakeFirst();
  return first && Temporal.Instant.from(first.endsAt);
}

/** What isn't over yet, the next first, and when the first of them will be. */
export async function listUpcomingEvents(
  context: Context,
  limit = mostUpcoming,
): Promise<{ upcoming: Event[]; changesAt: Temporal.Instant | undefined }> {
  const [{ things }, changesAt] = await Promise.all([
    listUpcomingEventsIn(context, { limit }),
    findNextEnd(context),
  ]);
  return { upcoming: things, changesAt };
}

/**
 * Adds an event, or replaces the one that is named.
 * @throws Problem not-found, stale; invalid-fields naming a picture that isn't in the library
 */
export async function saveEvent(
  context: Context,
  input: EventInput,
  target?: Target,
): Promise<StoredThing<Event>> {
  return change(context, async (inChange) => {
    await expectPictures(inChange, "event", input);
    return events.save(inChange, input, target);
  });
}

/** Events as staff keep them: also those that are over. */
export const eventThing = defineThing({
  one: "an event",
  all: "All events, the latest first",
  thing: withLanguages(event, "StaffEvent"),
  input: eventInput,
  list: ({ db }, page) => events.list(db, { by: "startsAt", of: "text", direction: "desc" }, page),
  get: ({ db }, id) => events.get(db, id),
  save: saveEvent,
  remove: (context, target) => change(context, (inChange) => events.remove(inChange, target)),
});
