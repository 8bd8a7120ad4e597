import { findPlace } from "#src/campsite/identity/identity.server.ts";
import { dayOf, startOfDay } from "#src/i18n/times/time.ts";
import type { Context } from "#src/platform/context.ts";
import { isRealMet, metSource, placeQuery } from "#src/campsite/met/met.ts";
import type { Coordinates } from "#src/campsite/identity/place.ts";
import { readSource, type Source } from "#src/platform/sources/source.ts";
import { calculateSun, offsetOn, readSun, type SunTimes } from "#src/campsite/view/sun.ts";

export interface Sun extends SunTimes {
  date: Temporal.PlainDate;
  /** The source is "calculated" until MET has answered. Made-up data has the source "met" too. */
  source: "met" | "calculated";
  /** True for made-up data. */
  isDemo: boolean;
  changesAt: Temporal.Instant;
}

/** Lists the sources of the sun's times for today and tomorrow, so that tomorrow's times are ready at midnight. */
export async function sunSources(context: Context): Promise<Source<SunTimes>[]> {
  const today = dayOf(context.now());
  const place = await findPlace(context);
  if (!place) return [];
  return [today, today.add({ days: 1 })].map((date) => sunSource(context, place, date));
}

/** The maximum age in hours. The sun's times of a day never change, so any age is fine. */
const anyAge = 100 * 24;

/** Returns today's sun. The site calculates the times until MET has answered. Undefined without a position. */
export async function readTodaysSun(context: Context): Promise<Sun | undefined> {
  const date = dayOf(context.now());
  const place = await findPlace(context);
  if (!place) return undefined;
  const answer = await readSource(context, sunSource(context, place, date), anyAge);
  const changesAt = startOfDay(date.add({ days: 1 }));
  if (!answer) return { ...calculateSun(date, place), date, source: "calculated", isDemo: false, changesAt };
  return { ...answer.reading, date, source: "met", isDemo: !isRealMet(context.config), changesAt };
}

/** Returns the source of a day's sun. The offset is encoded, because a plus in a query would be read as a space. */
function sunSource({ config }: Context, place: Coordinates, date: Temporal.PlainDate): Source<SunTimes> {
  const offset = encodeURIComponent(offsetOn(date)).replace("%3A", ":");
  return metSource(config, `sunrise/3.0/sun?${placeQuery(place)}&date=${date}&offset=${offset}`, {
    read: (body) => readSun(body, date),
    neverChanges: true,
  });
}
