import { collectionOf } from "#src/cms/collection.server.ts";
import { getLandscape } from "#src/campsite/view/view.server.ts";
import type { AnswerOf } from "#src/cms/kind/kind.ts";
import type { Context } from "#src/platform/context.ts";
import { isVisible } from "./reading-visibility.ts";
import { seaReadingKind, type SeaReading } from "./sea-reading.ts";

/** The sea reading before staff enter a measurement. Guests don't see a sea reading with such an old time. */
const unwritten = { temperature: 0, measuredAt: "1970-01-01T00:00:00Z" };

export const seaReadingCollection = collectionOf(seaReadingKind, { unwritten });

export async function findReading(
  context: Context,
): Promise<{ reading: SeaReading | undefined; changesAt: Temporal.Instant | undefined }> {
  const [reading] = await seaReadingCollection.listAll(context);
  const visibility = isVisible(reading ?? unwritten, context.now());
  return { reading: visibility.isVisible ? reading : undefined, changesAt: visibility.changesAt };
}

/** Returns the stored sea reading. On a site without water, returns null until staff save a measurement. */
export async function findLatestReading(context: Context): Promise<AnswerOf<typeof seaReadingKind> | null> {
  const [reading, landscape] = await Promise.all([
    seaReadingCollection.get(context, 1),
    getLandscape(context),
  ]);
  const hasWater = landscape === "sea" || landscape === "lake" || context.config.seaPoint;
  return hasWater || reading.version > 0 ? reading : null;
}
