import { collectionOf } from "#src/features/collection.server.ts";
import { toStoredInstant } from "#src/i18n/time.ts";
import type { Context } from "#src/platform/context.ts";
import { readContentNow } from "#src/platform/store/read-content.ts";
import type { Listed, Paging } from "#src/platform/store/stored.ts";
import { eventKind, type Event } from "./event.ts";

/** Events as staff keep them: also those that are over. */
export const eventCollection = collectionOf(eventKind);

type Moment = Pick<Context, "db" | "now">;

/** More are not announced at once. */
const mostUpcoming = 100;

const lasting = (context: Moment) =>
  context.db.selectFrom("event").where("endsAt", ">", toStoredInstant(context.now()));

/** A part of what isn't over yet, the next first. */
export async function listUpcomingEventsIn(context: Context, page: Paging): Promise<Listed<Event>> {
  const order = [{ by: "startsAt", of: "string", direction: "asc" }] as const;
  return eventCollection.rows.listForGuests(context, order, page, (query) =>
    query.where("endsAt", ">", toStoredInstant(context.now())),
  );
}

/** When the first of what isn't over yet will be. */
export async function findNextEnd(context: Moment): Promise<Temporal.Instant | undefined> {
  const first = await lasting(context).select("endsAt").orderBy("endsAt").limit(1).executeTakeFirst();
  return first && Temporal.Instant.from(first.endsAt);
}

/** What isn't over yet, the next first, and when the first of them will be. */
export async function listUpcomingEvents(
  context: Context,
  limit = mostUpcoming,
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
