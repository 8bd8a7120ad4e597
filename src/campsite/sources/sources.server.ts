import { withMetContact } from "#src/campsite/met/met-contact.server.ts";
import { mayAskMet } from "#src/campsite/met/met.ts";
import type { Context } from "#src/platform/context.ts";
import { runParts, type Job } from "#src/platform/jobs/job.ts";
import { tableOf } from "#src/platform/server-feature.ts";
import { findAnswer, isAnyDue } from "#src/platform/sources/source-answers.ts";
import { refreshSource, type RefreshOptions, type Source } from "#src/platform/sources/source.ts";
import type { SourceState } from "./source-state.ts";

declare module "#src/platform/server-feature.ts" {
  interface ServerFeature {
    sources?: Record<string, SourceDefinition>;
  }
}

type List = (context: Context) => Promise<Source<unknown>[]>;

interface SourceDefinition {
  /** Returns the sources, or an empty list if they aren't configured. */
  list: List;
  needed?: List;
  /** The hours without a good response after which the source counts as failing. Undefined means never. */
  lateHours?: number;
  /** Returns whether the site may send requests. The default is `mayAskMet`. */
  mayAsk?(config: Context["config"]): boolean;
}

const definitionsOf = ({ features }: Context): Record<string, SourceDefinition> =>
  tableOf(features, "sources");

const mayAsk = ({ config }: Context, definition: SourceDefinition): boolean =>
  (definition.mayAsk ?? mayAskMet)(config);

const listNeeded = (context: Context, { list, needed = list }: SourceDefinition) => needed(context);

/** Requests data from the sources with this name, if the data is due. Returns the number of requests. */
export async function refresh(site: Context, name: string, options?: RefreshOptions): Promise<number> {
  const context = await withMetContact(site);
  const definition = definitionsOf(context)[name]!;
  if (!mayAsk(context, definition)) return 0;
  let count = 0;
  for (const source of await listNeeded(context, definition))
    count += await refreshSource(context, source, options);
  return count;
}

/** Makes the job that requests data. Stored rows decide when a request is due, so the interval can be short. */
export function sourcesJob(context: Context): Job {
  const definitions = definitionsOf(context);
  const parts = Object.keys(definitions).map((name) => [
    name,
    (signal: AbortSignal) => refresh(context, name, { signal }),
  ]);
  return {
    name: "sources",
    every: { seconds: 10 },
    async hasWork() {
      const metContext = await withMetContact(context);
      const allowed = Object.values(definitions).filter((each) => mayAsk(metContext, each));
      const sources = await Promise.all(allowed.map((each) => listNeeded(context, each)));
      return isAnyDue(
        context,
        sources.flat().map(({ url }) => url),
      );
    },
    run: (running) => runParts(Object.fromEntries(parts), running),
  };
}

export const sourceNames = (context: Context): ReadonlySet<string> =>
  new Set(Object.keys(definitionsOf(context)));

/** Returns the state of a source. A source with several addresses has their worst state. */
export async function readSourceState(context: Context, name: string): Promise<SourceState> {
  const definition = definitionsOf(context)[name]!;
  const { list, lateHours } = definition;
  const sources = await list(context);
  const rows = await Promise.all(sources.map(({ url }) => findAnswer(context, url)));
  const [oldest] = rows.flatMap((row) => row?.fetchedAt ?? []).toSorted();
  const answeredAt = oldest === undefined ? undefined : Temporal.Instant.from(oldest);
  const isOn = sources.length > 0 && mayAsk(await withMetContact(context), definition);
  if (lateHours === undefined) return { isOn, isGood: true, answeredAt, failingSince: undefined };
  const isLate =
    answeredAt && Temporal.Instant.compare(answeredAt.add({ hours: lateHours }), context.now()) <= 0;
  return {
    isOn,
    isGood: !isLate && rows.every((row) => row?.fetchedAt || !row?.failures),
    answeredAt,
    failingSince: isLate ? answeredAt : undefined,
  };
}
