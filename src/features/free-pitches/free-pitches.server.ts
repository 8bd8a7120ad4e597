import { collectionOf } from "#src/features/collection.server.ts";
import { getIdentity } from "#src/features/identity/identity.server.ts";
import { findActivePriceList } from "#src/features/prices/price-lists.server.ts";
import type { Context } from "#src/platform/context.ts";
import type { PageContext } from "#src/platform/pages/page.ts";
import { emptyValues } from "#src/resource/kind.ts";
import { freeAt, freePitchesKind, type FreePitches } from "./free-pitches.ts";
import { pitchKindsIn, type FreeToday, type PitchKind } from "./pitch.ts";

/** Until staff first say something it is of a day long ago, and claims nothing. */
const unwritten = { ...emptyValues(freePitchesKind), day: "1970-01-01" };

/** What is free today, as staff keep it. */
export const freePitchesCollection = collectionOf(freePitchesKind, { unwritten });

/** The kinds of pitches that the campsite has, in their order. */
export async function listPitchKinds(context: Context): Promise<PitchKind[]> {
  return pitchKindsIn((await findActivePriceList(context))?.rateGroups ?? []);
}

/** What is free now, and when that changes by itself. */
export async function readFree(context: Context): Promise<ReturnType<typeof freeAt>> {
  const [[said], identity] = await Promise.all([
    freePitchesCollection.listAll(context),
    getIdentity(context),
  ]);
  const nothing: Pick<FreePitches, "day" | PitchKind> = unwritten;
  return freeAt(said ?? nothing, identity, context.now());
}

/** What is free today, for a page, which is made anew when that changes. */
export async function loadFree(context: PageContext): Promise<FreeToday> {
  const { free, changesAt } = await readFree(context);
  context.changesAt(changesAt);
  return free;
}
