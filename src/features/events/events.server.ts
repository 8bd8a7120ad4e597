import { collectionOf } from "#src/cms/collection.server.ts";
import type { DescribedCollection } from "#src/cms/described-collection.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import { readContentNow } from "#src/platform/store/read-content.ts";
import type { Listed, Paging } from "#src/platform/store/stored.ts";
import { eventKind, type Event } from "./event.ts";
import { occurrencesOf, withOwnExceptions, type EventTimes, type Occurrence } from "./recurrence.ts";

export const eventCollection: DescribedCollection<typeof eventKind> = collectionOf(eventKind, {
  async complete(_context, input) {
    const times = withOwnExceptions(input);
    return { ...input, ...times, lastEndsAt: occurrencesOf(times).at(-1)!.endsAt };
  },
});

export interface UpcomingEvent extends Event {
  /** The occurrences that haven't ended, the next occurrence first. */
  occurrences: readonly [Occurrence, ...Occurrence[]];
}

const maxUpcoming = 100;

/** Lists one page of the events whose last occurrence hasn't ended, in the order of their first start. */
export async function listUpcomingEventsIn(context: Context, page: Paging): Promise<Listed<Event>> {
  const order = [{ by: "startsAt", of: "string", direction: "asc" }] as const;
  return eventCollection.rows.listForGuests(context, order, page, (query) =>
    query.where("lastEndsAt", ">", toStoredInstant(context.now())),
  );
}

/** Returns the earliest future time at which an event is over, or undefined without upcoming events. */
export async function findNextEnd({
  db,
  now,
}: Pick<Context, "db" | "now">): Promise<Temporal.Instant | undefined> {
  const first = await db
    .selectFrom("event")
    .where("lastEndsAt", ">", toStoredInstant(now()))
    .select("lastEndsAt")
    .orderBy("lastEndsAt")
    .limit(1)
    .executeTakeFirst();
  return first && Temporal.Instant.from(first.lastEndsAt);
}

/** Lists the upcoming events by their next occurrence. `changesAt` is the end of the first of these occurrences. */
export async function listUpcomingEvents(
  context: Context,
  limit = maxUpcoming,
): Promise<{ upcoming: UpcomingEvent[]; changesAt: Temporal.Instant | undefined }> {
  const { value, changesAt } = await readContentNow(context, "upcoming events", async (content) => {
    const { items } = await listUpcomingEventsIn({ ...context, ...content }, { limit: maxUpcoming });
    const upcoming = items.flatMap((event) => upcomingOf(event, content.now())).toSorted(byNextStart);
    const [ends] = upcoming.map(({ occurrences: [next] }) => next.endsAt).toSorted();
    return { value: upcoming, changesAt: ends === undefined ? undefined : Temporal.Instant.from(ends) };
  });
  return { upcoming: value.slice(0, limit), changesAt };
}

/** Returns a list with the event and its remaining occurrences. The list is empty when all occurrences have ended. */
export function upcomingOf<Times extends EventTimes>(
  event: Times,
  now: Temporal.Instant,
): [] | [Times & Pick<UpcomingEvent, "occurrences">] {
  const [next, ...later] = occurrencesOf(event).filter(({ endsAt }) => endsAt > toStoredInstant(now));
  return next ? [{ ...event, occurrences: [next, ...later] }] : [];
}

const byNextStart = ({ occurrences: [one] }: UpcomingEvent, { occurrences: [other] }: UpcomingEvent) =>
  one.startsAt < other.startsAt ? -1 : Number(one.startsAt > other.startsAt);
