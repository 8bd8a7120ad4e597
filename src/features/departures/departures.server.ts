import { collectionOf } from "#src/cms/collection.server.ts";
import { findPlace } from "#src/campsite/identity/identity.server.ts";
import { placeQuery } from "#src/campsite/met/met.ts";
import type { Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { ShownContext } from "#src/platform/pages/page.ts";
import {
  requestOnce,
  isNeeded,
  readSource,
  recordDemand,
  type Source,
} from "#src/platform/sources/source.ts";
import { emptyValues } from "#src/cms/kind/kind.ts";
import {
  departuresQuery,
  leavesAt,
  readDepartures,
  readStops,
  upcoming,
  type Board,
  type Departure,
} from "./departure.ts";
import { departureStopsKind, type FoundStop } from "./departure-stops.ts";
import { enturSource, isRealEntur, mayAskEntur } from "#src/campsite/sources/entur.ts";

export const departureStopsCollection = collectionOf(departureStopsKind, {
  unwritten: emptyValues(departureStopsKind),
});

/** The maximum age of a response in hours. A response covers the same number of hours. */
const maxAgeHours = 12;

/** The maximum age of real-time data in minutes. An older response shows only the timetable. */
const liveMinutes = 5;

/** The site asks Entur for departures only within this number of minutes after the last visit. */
const neededMinutes = 10;

/** The maximum lifetime of a cached page with departures, in minutes. Each rendering counts as a visit. */
const maxPageMinutes = 5;

export async function departureSources(context: Context): Promise<Source<Departure[]>[]> {
  if (!mayAskEntur(context.config)) return [];
  const [chosen] = await departureStopsCollection.listAll(context);
  const ids = chosen?.stops.map(({ stopId }) => stopId) ?? [];
  if (ids.length === 0) return [];
  const source = enturSource(context.config, `journey-planner/v3/graphql#${ids.join(",")}`, {
    body: departuresQuery(ids),
    read: (body) => readDepartures(body, ids),
    usualMinutes: 1,
    minMinutes: 1,
  });
  return [source];
}

/** Lists the source of departures. The list is empty if no visitor has seen departures lately. */
export async function visitedDepartureSources(context: Context): Promise<Source<unknown>[]> {
  const [source] = await departureSources(context);
  return source && (await isNeeded(context, source, neededMinutes)) ? [source] : [];
}

/** Records a visit, so that the site asks Entur for departures. The page expires after `maxPageMinutes`. */
export async function recordDeparturesVisit(context: ShownContext): Promise<void> {
  const [source] = await departureSources(context);
  if (!source) return;
  await recordDemand(context, source);
  context.changesAt(context.now().add({ minutes: maxPageMinutes }));
}

export async function readNext(context: Context): Promise<{
  departures: Departure[];
  fetchedAt: Temporal.Instant | undefined;
  changesAt: Temporal.Instant | undefined;
}> {
  const [source] = await departureSources(context);
  const answer = source && (await readSource(context, source, maxAgeHours));
  if (!answer) return { departures: [], fetchedAt: undefined, changesAt: undefined };
  const now = context.now();
  const { fetchedAt, expiresAt } = answer;
  const liveUntil = fetchedAt.add({ minutes: liveMinutes });
  const isLive = Temporal.Instant.compare(now, liveUntil) < 0;
  const known = isLive ? answer.reading : answer.reading.map((each) => ({ ...each, expected: undefined }));
  const departures = upcoming(known, now);
  const moments = [
    expiresAt,
    ...(isLive ? [liveUntil] : []),
    ...departures.slice(0, 1).map((first) => leavesAt(first).add({ minutes: 1 })),
  ];
  return { departures, fetchedAt, changesAt: moments.toSorted(Temporal.Instant.compare)[0] };
}

const maxDepartures = 8;

export async function loadBoard(context: ShownContext): Promise<Board | undefined> {
  await recordDeparturesVisit(context);
  const { departures, fetchedAt, changesAt } = await readNext(context);
  context.changesAt(changesAt);
  if (!fetchedAt || departures.length === 0) return undefined;
  const isReal = isRealEntur(context.config);
  return { departures: departures.slice(0, maxDepartures), fetchedAt, now: context.now(), isReal };
}

/** The maximum number of stops that a search finds. */
const maxFoundStops = 10;

/** The search radius in kilometres. */
const reach = 3;

/**
 * Finds stops by a part of their name. When `text` is empty, the function finds stops near the campsite.
 * @returns undefined when departures are turned off
 * @throws Problem "source-unavailable" if Entur sends no valid response
 */
export async function findStops(context: Context, text: string): Promise<FoundStop[] | undefined> {
  const { config } = context;
  if (!mayAskEntur(config)) return undefined;
  const place = await findPlace(context);
  if (!text && !place) return [];
  const [path, searchParams] = text
    ? ["autocomplete", new URLSearchParams({ q: text })]
    : ["reverse", new URLSearchParams(`${placeQuery(place!)}&radius=${reach}`)];
  const query = new URLSearchParams([
    ...searchParams,
    ["layers", "stopPlace"],
    ["limit", String(maxFoundStops)],
    ["lang", "no"],
  ]);
  const found = await requestOnce(
    context,
    enturSource(config, `geocoder/v3/${path}?${query.toString()}`, { read: readStops }),
  );
  if (!found) throw new Problem("source-unavailable");
  return found.slice(0, maxFoundStops);
}
