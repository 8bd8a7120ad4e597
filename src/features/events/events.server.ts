import { collectionOf } from "#src/features/collection.server.ts";
import { toStoredInstant } from "#src/i18n/time.ts";
import type { Context } from "#src/platform/context.ts";
import type { Listed, Paging } from "#src/platform/store/stored.ts";
import { eventKind, type Event } from "./event.ts";

/** Events as staff keep them: also those that are over. */
export const eventCollection = collectionOf(eventKind);

/** More are not announced at once. */
const mostUpcoming = 100;

const lasting = (context: Context) =>
  context.db.selectFrom("event").where("endsAt", ">", toStoredInstant(context.now()));

/** A part of what isn't over yet, the next first. */
export async function listUpcomingEventsIn(context: Context, page: Paging): Promise<Listed<Event>> {
  const order = { by: "startsAt", of: "text", direction: "asc" } as const;
  return eventCollection.rows.listForGuests(context.db, order, page, (query: ReturnType<typeof lasting>) =>
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
  const [{ items }, changesAt] = await Promise.all([
    listUpcomingEventsIn(context, { limit }),
    findNextEnd(context),
  ]);
  return { upcoming: items, changesAt };
}
