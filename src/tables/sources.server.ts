import { departureSources, visitedDepartureSources } from "#src/features/departures/departures.server.ts";
import { mayAskEntur } from "#src/features/departures/entur.ts";
import type { SourceState } from "#src/features/status/source-state.ts";
import type { sources } from "#src/features/status/status.ts";
import { withMetContact } from "#src/campsite/met/met-contact.server.ts";
import { mayAskMet } from "#src/campsite/met/met.ts";
import { neededNowcast } from "#src/features/weather/nowcast.server.ts";
import { sunSources } from "#src/features/weather/sun.server.ts";
import { seaSources, waterLevelSources } from "#src/features/sea/sea.server.ts";
import { warningSources } from "#src/features/warnings/warnings.server.ts";
import { forecastSources } from "#src/features/weather/weather.server.ts";
import type { Context } from "#src/platform/context.ts";
import { runParts, type Job } from "#src/platform/jobs/job.ts";
import { findAnswer, isAnyDue } from "#src/platform/sources/source-answers.ts";
import { refreshSource, type RefreshOptions, type Source } from "#src/platform/sources/source.ts";

type SourceName = (typeof sources)[number];

interface SourceDefinition {
  /** The sources to request at present; empty when not configured. */
  list(context: Context): Promise<Source<unknown>[]>;
  /** Staff are notified after this many hours without a good response; undefined for never. */
  lateHours?: number;
}

/** TABLE  the sources that the site requests. A source that isn't configured has an empty list. */
const definitions: Record<SourceName, SourceDefinition> = {
  // MET makes a new forecast about every half hour.
  forecast: { list: forecastSources, lateHours: 2 },
  // Without MET, the site calculates the sun's times.
  sun: { list: sunSources },
  // Guests no longer see a warning that has been unconfirmed for three hours.
  warnings: { list: warningSources, lateHours: 2 },
  sea: { list: seaSources, lateHours: 6 },
  waterLevel: { list: waterLevelSources, lateHours: 6 },
  // Requested only while somebody looks; the timetable is useful meanwhile.
  departures: { list: departureSources },
};

/** TABLE  the sources other than MET, and whether the site may request them. */
const besidesMet: Partial<Record<string, (config: Context["config"]) => boolean>> = {
  departures: mayAskEntur,
};

const mayAsk = ({ config }: Context, name: string): boolean => (besidesMet[name] ?? mayAskMet)(config);

/** The sources to request at present. Some are requested only while somebody looks. */
const lists = {
  ...Object.fromEntries(Object.entries(definitions).map(([name, { list }]) => [name, list])),
  nowcast: neededNowcast,
  departures: visitedDepartureSources,
} as Record<SourceName | "nowcast", SourceDefinition["list"]>;

/** Requests a source's data if it is due. Returns the number of requests. */
export async function refresh(
  site: Context,
  name: keyof typeof lists,
  options?: RefreshOptions,
): Promise<number> {
  const context = await withMetContact(site);
  if (!mayAsk(context, name)) return 0;
  let count = 0;
  for (const source of await lists[name](context)) count += await refreshSource(context, source, options);
  return count;
}

/**
 * Keeps all allowed sources fresh. The job's interval doesn't matter for their terms, because stored rows decide when
 * a source may be requested again.
 */
export function sourcesJob(context: Context): Job {
  const names = Object.keys(lists) as (keyof typeof lists)[];
  const parts = names.map((name) => [name, (signal: AbortSignal) => refresh(context, name, { signal })]);
  return {
    name: "sources",
    every: { seconds: 10 },
    async hasWork() {
      const metContext = await withMetContact(context);
      const allowed = names.filter((name) => mayAsk(metContext, name));
      const sources = await Promise.all(allowed.map((name) => lists[name](context)));
      return isAnyDue(
        context,
        sources.flat().map(({ url }) => url),
      );
    },
    run: (running) => runParts(Object.fromEntries(parts), running),
  };
}

/** Returns the state of a source for staff. */
export async function readSourceState(context: Context, name: SourceName): Promise<SourceState> {
  const { list, lateHours } = definitions[name];
  const [source] = await list(context);
  const row = source && (await findAnswer(context, source.url));
  const answeredAt = row?.fetchedAt ? Temporal.Instant.from(row.fetchedAt) : undefined;
  const isOn = source !== undefined && mayAsk(await withMetContact(context), name);
  if (lateHours === undefined) return { isOn, isGood: true, answeredAt, failingSince: undefined };
  const isLate =
    answeredAt && Temporal.Instant.compare(answeredAt.add({ hours: lateHours }), context.now()) <= 0;
  return {
    isOn,
    isGood: answeredAt ? !isLate : !row?.failures,
    answeredAt,
    failingSince: isLate ? answeredAt : undefined,
  };
}
