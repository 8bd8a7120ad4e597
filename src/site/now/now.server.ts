import { findOffPages } from "#src/campsite/menu/menu.server.ts";
import { findPage } from "#src/i18n/addresses.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import { sortBySeverity, type NowPart, type NowReading } from "#src/campsite/now/now-part.ts";

/** Returns the parts of “right now”, most serious first, and the time of the next possible change of each part. */
export async function readNow(
  context: Context,
  language: Language,
): Promise<NowReading & { changes: ReadonlyMap<NowPart, Temporal.Instant | undefined> }> {
  const readers = context.features
    .flatMap(({ now = [] }) => now)
    .toSorted((one, other) => one.place - other.place);
  const [off, ...readings] = await Promise.all([
    findOffPages(context),
    ...readers.map(({ read }) => read(context, language)),
  ]);
  const withoutOffLink = (part: NowPart): NowPart =>
    off.has(findPage(part.link?.href.split("#", 1)[0] ?? "/")?.name ?? "home")
      ? { ...part, link: null }
      : part;
  const changes = new Map(
    readings.flatMap(({ parts, changesAt }) =>
      parts.map((part) => [withoutOffLink(part), changesAt] as const),
    ),
  );
  const moments = readings.map(({ changesAt }) => changesAt).filter((moment) => moment !== undefined);
  const [changesAt] = moments.toSorted(Temporal.Instant.compare);
  return { parts: sortBySeverity([...changes.keys()]), changesAt, changes };
}
