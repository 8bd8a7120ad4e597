import { departuresNow } from "#src/features/departures/departures-now.server.ts";
import { eventsNow } from "#src/features/events/events-now.server.ts";
import { freePitchesNow } from "#src/features/prices/free-pitches/free-pitches-now.server.ts";
import { noticesNow } from "#src/features/messages/notices-now.server.ts";
import { quietNow, receptionNow, seasonNow } from "#src/campsite/opening-hours/opening-hours-now.server.ts";
import { seaNow, waterLevelNow } from "#src/features/sea/sea.server.ts";
import { fireNow } from "#src/features/warnings/fire-now.server.ts";
import { warningsNow } from "#src/features/warnings/warnings.server.ts";
import type { Language } from "#src/i18n/language.ts";
import type { Context } from "#src/platform/context.ts";
import { sortBySeverity, type NowPart, type NowReader, type NowReading } from "#src/campsite/now/now-part.ts";

/** TABLE  the features that say something about now, in the order of display. Unusual parts come before all others. */
const readers: readonly NowReader[] = [
  seasonNow,
  fireNow,
  warningsNow,
  noticesNow,
  receptionNow,
  seaNow,
  waterLevelNow,
  departuresNow,
  freePitchesNow,
  eventsNow,
  quietNow,
];

/** Returns the parts, the most serious first, and for each the next moment at which it changes. */
export async function readNow(
  context: Context,
  language: Language,
): Promise<NowReading & { changes: ReadonlyMap<NowPart, Temporal.Instant | undefined> }> {
  const readings = await Promise.all(readers.map((read) => read(context, language)));
  const changes = new Map(
    readings.flatMap(({ parts, changesAt }) => parts.map((part) => [part, changesAt] as const)),
  );
  const moments = readings.map(({ changesAt }) => changesAt).filter((moment) => moment !== undefined);
  const [changesAt] = moments.toSorted(Temporal.Instant.compare);
  return { parts: sortBySeverity([...changes.keys()]), changesAt, changes };
}
