import type { SourceState } from "#src/features/status/source-state.ts";
import type { sources } from "#src/features/status/status.ts";
import { mayAskMet } from "#src/features/weather/met/met.ts";
import { wantedNowcast } from "#src/features/weather/nowcast.server.ts";
import { sunSources } from "#src/features/weather/sun.server.ts";
import { seaSources, waterLevelSources } from "#src/features/sea/sea.server.ts";
import { warningSources } from "#src/features/warnings/warnings.server.ts";
import { forecastSource } from "#src/features/weather/weather.server.ts";
import type { Context } from "#src/platform/context.ts";
import { runParts, type Job } from "#src/platform/jobs/job.ts";
import { findAnswer, isAnyDue } from "#src/platform/sources/source-answers.ts";
import { refreshSource, type Asking, type Source } from "#src/platform/sources/source.ts";

type SourceName = (typeof sources)[number];

interface Asked {
  /** What is asked for it at present; nothing where it isn't configured. */
  list(context: Context): Promise<Source<unknown>[]>;
  /** After so many hours without a good answer staff are told; without it nobody misses it. */
  lateHours?: number;
}

/** TABLE  what the site asks others for. */
const asked: Record<SourceName, Asked> = {
  // MET makes a new forecast about every half an hour.
  forecast: { list: async (context) => [await forecastSource(context)], lateHours: 2 },
  // Without MET it is calculated.
  sun: { list: sunSources },
  // Guests no longer see a warning that nobody has confirmed for three hours.
  warnings: { list: warningSources, lateHours: 2 },
  sea: { list: seaSources, lateHours: 6 },
  waterLevel: { list: waterLevelSources, lateHours: 6 },
};

/** Besides those, what is asked only while somebody looks; nobody has to know how that does. */
const lists = {
  ...Object.fromEntries(Object.entries(asked).map(([name, { list }]) => [name, list])),
  nowcast: wantedNowcast,
} as Record<SourceName | "nowcast", Asked["list"]>;

/**
 * Asks for something, if it is time to.
 * @returns how often others were asked
 */
export async function refresh(context: Context, name: keyof typeof lists, asking?: Asking): Promise<number> {
  if (!mayAskMet(context.config)) return 0;
  let count = 0;
  for (const source of await lists[name](context)) count += await refreshSource(context, source, asking);
  return count;
}

/**
 * Keeps all of it fresh; undefined when MET may not be asked. How often it looks is no matter of anybody's terms: when
 * a source may be asked is decided by what is stored.
 */
export function sourcesJob(context: Context): Job | undefined {
  if (!mayAskMet(context.config)) return undefined;
  const names = Object.keys(lists) as (keyof typeof lists)[];
  const parts = names.map((name) => [name, (signal: AbortSignal) => refresh(context, name, { signal })]);
  return {
    name: "sources",
    every: { seconds: 10 },
    async hasWork() {
      const sources = await Promise.all(names.map((name) => lists[name](context)));
      return isAnyDue(
        context,
        sources.flat().map(({ url }) => url),
      );
    },
    run: (running) => runParts(Object.fromEntries(parts), running),
  };
}

/** How something does that others are asked for, for staff. */
export async function readSourceState(context: Context, name: SourceName): Promise<SourceState> {
  const { list, lateHours } = asked[name];
  const [source] = await list(context);
  const row = source && (await findAnswer(context, source.url));
  const answeredAt = row?.fetchedAt ? Temporal.Instant.from(row.fetchedAt) : undefined;
  const isOn = source !== undefined && mayAskMet(context.config);
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
