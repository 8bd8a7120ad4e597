import { collectionOf } from "#src/features/collection.server.ts";
import { findPlace } from "#src/features/identity/identity.server.ts";
import { placeQuery } from "#src/features/weather/met/met.ts";
import type { Context } from "#src/platform/context.ts";
import { Problem } from "#src/platform/api/problem.ts";
import type { ShownContext } from "#src/platform/pages/page.ts";
import { askOnce, isWanted, readSource, wantSource, type Source } from "#src/platform/sources/source.ts";
import { emptyValues } from "#src/resource/kind.ts";
import {
  departuresQuestion,
  leavesAt,
  readDepartures,
  readStops,
  upcoming,
  type Board,
  type Departure,
} from "./departure.ts";
import { departureStopsKind, type FoundStop } from "./departure-stops.ts";
import { enturSource, isRealEntur, mayAskEntur } from "./entur.ts";

/** The stops as staff keep them; none until they are first saved. */
export const departureStopsCollection = collectionOf(departureStopsKind, {
  unwritten: emptyValues(departureStopsKind),
});

/** The timetable of an answer is right for about as long as it reaches. */
const mostHours = 12;

/** What is said of a departure on its way is soon wrong; after so many minutes only the timetable is told. */
const liveMinutes = 5;

/** Entur is asked only so many minutes after the last look. */
const wantedMinutes = 10;

/** While somebody looks, the page is made anew this often, which is how that is known. */
const lookMinutes = 5;

/** What is asked about the stops that staff have chosen; nothing where there are none, or it is turned off. */
export async function departureSources(context: Context): Promise<Source<Departure[]>[]> {
  if (!mayAskEntur(context.config)) return [];
  const [chosen] = await departureStopsCollection.listAll(context);
  const ids = chosen?.stops.map(({ stopId }) => stopId) ?? [];
  if (ids.length === 0) return [];
  const source = enturSource(context.config, `journey-planner/v3/graphql#${ids.join(",")}`, {
    body: departuresQuestion(ids),
    read: (body) => readDepartures(body, ids),
    usualMinutes: 1,
    leastMinutes: 1,
  });
  return [source];
}

/** The same while somebody looks; nothing otherwise. */
export async function wantedDepartures(context: Context): Promise<Source<unknown>[]> {
  const [source] = await departureSources(context);
  return source && (await isWanted(context, source, wantedMinutes)) ? [source] : [];
}

/** Tells that somebody looks at a page with departures, so that they are asked for. */
export async function wantDepartures(context: ShownContext): Promise<void> {
  const [source] = await departureSources(context);
  if (!source) return;
  await wantSource(context, source);
  context.changesAt(context.now().add({ minutes: lookMinutes }));
}

/** What departs next, and when that changes by itself. */
export async function readNext(context: Context): Promise<{
  departures: Departure[];
  fetchedAt: Temporal.Instant | undefined;
  changesAt: Temporal.Instant | undefined;
}> {
  const [source] = await departureSources(context);
  const answer = source && (await readSource(context, source, mostHours));
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

/** As many are on a board. */
const mostOnBoard = 8;

/** The board of a page, which is looked at by being made. */
export async function loadBoard(context: ShownContext): Promise<Board> {
  await wantDepartures(context);
  const { departures, fetchedAt, changesAt } = await readNext(context);
  context.changesAt(changesAt);
  const isReal = isRealEntur(context.config);
  return { departures: departures.slice(0, mostOnBoard), fetchedAt, now: context.now(), isReal };
}

/** The longest list that staff choose from. */
const mostFound = 10;

/** Nobody walks further to a bus, in kilometres. */
const reach = 3;

/**
 * Stops by a part of their name, or those around the campsite, if it is known where that is, when nothing is typed. What is typed is only ever a value
 * in the query of Entur's own address.
 * @returns undefined where departures are turned off
 * @throws Problem source-unavailable without an answer
 */
export async function findStops(context: Context, text: string): Promise<FoundStop[] | undefined> {
  const { config } = context;
  if (!mayAskEntur(config)) return undefined;
  const place = await findPlace(context);
  if (!text && !place) return [];
  const [path, asked] = text
    ? ["autocomplete", new URLSearchParams({ q: text })]
    : ["reverse", new URLSearchParams(`${placeQuery(place!)}&radius=${reach}`)];
  const query = new URLSearchParams([
    ...asked,
    ["layers", "stopPlace"],
    ["limit", String(mostFound)],
    ["lang", "no"],
  ]);
  const found = await askOnce(
    context,
    enturSource(config, `geocoder/v3/${path}?${query.toString()}`, { read: readStops }),
  );
  if (!found) throw new Problem("source-unavailable");
  return found.slice(0, mostFound);
}
