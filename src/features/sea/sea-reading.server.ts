import { collectionOf } from "#src/features/collection.server.ts";
import type { Context } from "#src/platform/context.ts";
import { isSaid } from "./measured.ts";
import { seaReadingKind, type SeaReading } from "./sea-reading.ts";

/** Until staff first measure it is of a day long ago, and says nothing. */
const unwritten = { temperature: 0, measuredAt: "1970-01-01T00:00:00Z" };

/** What staff have measured, as they keep it. */
export const seaReadingCollection = collectionOf(seaReadingKind, { unwritten });

/** The reading that guests are told of now, and when that changes by itself. */
export async function findReading(
  context: Context,
): Promise<{ reading: SeaReading | undefined; changesAt: Temporal.Instant | undefined }> {
  const [reading] = await seaReadingCollection.listAll(context);
  const said = isSaid(reading ?? unwritten, context.now());
  return { reading: said.isSaid ? reading : undefined, changesAt: said.changesAt };
}
