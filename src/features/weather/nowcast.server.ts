import { isMetAsked } from "#src/campsite/met/met-contact.server.ts";
import { findPlace } from "#src/campsite/identity/identity.server.ts";
import { metSource, placeQuery } from "#src/campsite/met/met.ts";
import {
  outlookFrom,
  readNowcast,
  type NowcastStep,
  type Outlook,
} from "#src/features/weather/met/nowcast.ts";
import type { Context } from "#src/platform/context.ts";
import { isWanted, readSource, wantSource, type Source } from "#src/platform/sources/source.ts";

/** An older nowcast isn't shown. */
const mostHours = 0.25;

/** Nobody needs the nowcast this long after the last visit, and MET asks clients to avoid unnecessary traffic. */
const wantedMinutes = 10;

/** The page expires this often. Rendering it shows that somebody looks. */
const lookMinutes = 5;

async function nowcastSource(context: Context): Promise<Source<NowcastStep[]> | undefined> {
  const place = await findPlace(context);
  if (!place) return undefined;
  return metSource(context.config, `nowcast/2.0/complete?${placeQuery(place)}`, {
    read: (body) => readNowcast(body, place),
  });
}

/** Returns the nowcast's source while somebody looks, else []. */
export async function wantedNowcast(context: Context): Promise<Source<unknown>[]> {
  const source = await nowcastSource(context);
  return source && (await isWanted(context, source, wantedMinutes)) ? [source] : [];
}

/** Returns the outlook for the next two hours, and records the visit so that the nowcast is requested. */
export async function readOutlook(
  context: Context,
): Promise<{ outlook: Outlook | undefined; changesAt: Temporal.Instant | undefined }> {
  const now = context.now();
  const source = (await isMetAsked(context)) ? await nowcastSource(context) : undefined;
  if (!source) return { outlook: undefined, changesAt: undefined };
  await wantSource(context, source);
  const answer = await readSource(context, source, mostHours);
  const outlook = answer && outlookFrom(answer.reading, now);
  const moments = [now.add({ minutes: lookMinutes }), answer?.expiresAt, outlook?.turnsAt];
  const [changesAt] = moments.filter((moment) => moment !== undefined).toSorted(Temporal.Instant.compare);
  return { outlook, changesAt };
}
