import type { Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import { sortBySeverity, type NowPart, type NowReading } from "#src/campsite/now/now-part.ts";

/** Returns the parts of “right now”, most serious first, and the time of the next change of each part. */
export async function readNow(
  context: Context,
  language: Language,
): Promise<NowReading & { changes: ReadonlyMap<NowPart, Temporal.Instant | undefined> }> {
  const readers = context.features
    .flatMap(({ now = [] }) => now)
    .toSorted((one, other) => one.place - other.place);
  const readings = await Promise.all(readers.map(({ read }) => read(context, language)));
  const changes = new Map(
    readings.flatMap(({ parts, changesAt }) => parts.map((part) => [part, changesAt] as const)),
  );
  const moments = readings.map(({ changesAt }) => changesAt).filter((moment) => moment !== undefined);
  const [changesAt] = moments.toSorted(Temporal.Instant.compare);
  return { parts: sortBySeverity([...changes.keys()]), changesAt, changes };
}
