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
import { isNeeded, readSource, recordDemand, type Source } from "#src/platform/sources/source.ts";

const maxAgeHours = 0.25;

/** Requests stop this many minutes after the last visit, because MET asks clients to avoid needless traffic. */
const neededMinutes = 10;

/** The page expires after this number of minutes. Rendering the page counts as a visit. */
const maxPageMinutes = 5;

async function nowcastSource(context: Context): Promise<Source<NowcastStep[]> | undefined> {
  const place = await findPlace(context);
  if (!place) return undefined;
  return metSource(context.config, `nowcast/2.0/complete?${placeQuery(place)}`, {
    read: (body) => readNowcast(body, place),
  });
}

/** Lists the source of the nowcast, if visitors have looked at the weather lately and the position is known. */
export async function neededNowcast(context: Context): Promise<Source<unknown>[]> {
  const source = await nowcastSource(context);
  return source && (await isNeeded(context, source, neededMinutes)) ? [source] : [];
}

/** Returns the outlook, and records the visit, so that the site requests the nowcast. */
export async function readOutlook(
  context: Context,
): Promise<{ outlook: Outlook | undefined; changesAt: Temporal.Instant | undefined }> {
  const now = context.now();
  const source = (await isMetAsked(context)) ? await nowcastSource(context) : undefined;
  if (!source) return { outlook: undefined, changesAt: undefined };
  await recordDemand(context, source);
  const answer = await readSource(context, source, maxAgeHours);
  const outlook = answer && outlookFrom(answer.reading, now);
  const moments = [now.add({ minutes: maxPageMinutes }), answer?.expiresAt, outlook?.turnsAt];
  const [changesAt] = moments.filter((moment) => moment !== undefined).toSorted(Temporal.Instant.compare);
  return { outlook, changesAt };
}
