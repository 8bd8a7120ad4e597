import { collectionOf } from "#src/cms/collection.server.ts";
import { getIdentity } from "#src/campsite/identity/identity.server.ts";
import { findActivePriceList } from "#src/features/prices/price-lists.server.ts";
import type { Context } from "#src/platform/context.ts";
import type { ShownContext } from "#src/platform/pages/page.ts";
import { emptyValues } from "#src/cms/kind/kind.ts";
import { freeAt, freePitchesKind, kindsFreeSince, type FreePitches } from "./free-pitches.ts";
import { pitchKindsIn, type FreeToday, type PitchKind } from "#src/campsite/now/pitch.ts";

/** The day is in the past, so that guests see nothing before staff first save values. */
const unwritten = { ...emptyValues(freePitchesKind), day: "1970-01-01" };

export const freePitchesCollection = collectionOf(freePitchesKind, { unwritten });

export async function listPitchKinds(context: Context): Promise<PitchKind[]> {
  return pitchKindsIn((await findActivePriceList(context))?.rateGroups ?? []);
}

export async function readFree(context: Context): Promise<ReturnType<typeof freeAt>> {
  const [[entered], identity] = await Promise.all([
    freePitchesCollection.listAll(context),
    getIdentity(context),
  ]);
  const nothing: Pick<FreePitches, "day" | PitchKind> = unwritten;
  return freeAt(entered ?? nothing, identity, context.now());
}

/** Loads today's free pitches. The page expires at midnight, when the amounts no longer apply. */
export async function loadFree(context: ShownContext): Promise<FreeToday> {
  const { free, changesAt } = await readFree(context);
  context.changesAt(changesAt);
  return free;
}

/** The maximum number of changes that are read. Staff make fewer changes in two minutes. */
const maxChanges = 50;

/** Lists the kinds that have been free without a break since a moment, according to the history. */
export async function listFreeSince(context: Context, since: Temporal.Instant): Promise<PitchKind[]> {
  const entries = await context.db
    .selectFrom("historyEntry")
    .select(["at", "fields"])
    .where("kind", "=", freePitchesKind.name)
    .where("resourceId", "=", 1)
    .orderBy("id", "desc")
    .limit(maxChanges)
    .execute();
  const changes = entries.map(({ at, fields }) => ({
    at: Temporal.Instant.from(at),
    entered: JSON.parse(fields) as FreePitches,
  }));
  return kindsFreeSince(changes, await getIdentity(context), since);
}
