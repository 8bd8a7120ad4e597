import { collectionOf } from "#src/cms/collection.server.ts";
import { toStoredInstant } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import { readContentNow } from "#src/platform/store/read-content.ts";
import type { Listed, Paging } from "#src/platform/store/stored.ts";
import { eventKind, type Event } from "./event.ts";

export const eventCollection = collectionOf(eventKind);

type Moment = Pick<Context, "db" | "now">;

const maxUpcoming = 100;

const unfinishedEvents = (context: Moment) =>
  context.db.selectFrom("event").where("endsAt", ">", toStoredInstant(context.now()));

export async function listUpcomingEventsIn(context: Context, page: Paging): Promise<Listed<Event>> {
  const order = [{ by: "startsAt", of: "string", direction: "asc" }] as const;
  return eventCollection.rows.listForGuests(context, order, page, (query) =>
    query.where("endsAt", ">", toStoredInstant(context.now())),
  );
}

/** Returns the time when the next event ends, or undefined without upcoming events. */
export async function findNextEnd(context: Moment): Promise<Temporal.Instant | undefined> {
  const first = await unfinishedEvents(context)
    .select("endsAt")
    .orderBy("endsAt")
    .limit(1)
    .executeTakeFirst();
  return first && Temporal.Instant.from(first.endsAt);
}

/** Lists the upcoming events, soonest first. `changesAt` is the time when the next event ends. */
export async function listUpcomingEvents(
  context: Context,
  limit = maxUpcoming,
): Promise<{ upcoming: Event[]; changesAt: Temporal.Instant | undefined }> {
  const { value, changesAt } = await readContentNow(context, `${limit} upcoming events`, async (content) => {
    const [{ items }, ends] = await Promise.all([
      listUpcomingEventsIn({ ...context, ...content }, { limit }),
      findNextEnd(content),
    ]);
    return { value: items, changesAt: ends };
  });
  return { upcoming: value, changesAt };
}
