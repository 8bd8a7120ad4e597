import { getIdentity } from "#src/features/identity/identity.server.ts";
import { dayOf, startOfDay } from "#src/i18n/time.ts";
import type { SourceState } from "#src/features/status/source-state.ts";
import type { Context } from "#src/platform/context.ts";
import { findMetAnswer, findMetState } from "#src/features/weather/met/met-answers.server.ts";
import { isRealMet, mayAskMet } from "#src/features/weather/met/met-client.server.ts";
import { placeQuery, type Coordinates } from "#src/features/weather/met/met-place.ts";
import { refreshMetAnswer, type Asking } from "#src/features/weather/met/met-refresh.server.ts";
import { calculateSun, offsetOn, readSun, type SunTimes } from "./sun.ts";

/** Today's sun at the campsite. */
export interface Sun extends SunTimes {
  /** Today's date in Oslo. */
  date: Temporal.PlainDate;
  /** Where the times come from: MET (or its stand-in), or our own calculation as long as MET hasn't answered. */
  source: "met" | "calculated";
  /** The times come from a stand-in for MET. */
  isDemo: boolean;
  /** The next midnight. */
  changesAt: Temporal.Instant;
}

/**
 * The job: asks MET for today's sun and, so that it is there at midnight, for tomorrow's; each once and for good.
 * @returns how often MET was asked
 */
export async function refreshSun(context: Context, asking?: Asking): Promise<number> {
  const today = dayOf(context.now());
  const place = await getIdentity(context);
  let asked = 0;
  for (const date of [today, today.add({ days: 1 })]) {
    const isAnswer = (body: string) => readSun(body, date) !== undefined;
    const question = { url: sunUrl(context, place, date), isForGood: true, isAnswer };
    asked += await refreshMetAnswer(context, question, asking);
  }
  return asked;
}

/** MET's stored answer, or else our own calculation. It never asks MET. */
export async function readTodaysSun(context: Context): Promise<Sun> {
  const date = dayOf(context.now());
  const place = await getIdentity(context);
  const answer = await findMetAnswer(context, sunUrl(context, place, date));
  const times = answer && readSun(answer.body, date);
  const changesAt = startOfDay(date.add({ days: 1 }));
  if (!times) return { ...calculateSun(date, place), date, source: "calculated", isDemo: false, changesAt };
  return { ...times, date, source: "met", isDemo: !isRealMet(context.config), changesAt };
}

/** How today's sun does, for staff. Nobody misses it: without MET it is calculated. */
export async function readSunState(context: Context): Promise<SourceState> {
  const url = sunUrl(context, await getIdentity(context), dayOf(context.now()));
  const found = await findMetState(context, url);
  const answeredAt = found?.fetchedAt;
  return { isOn: mayAskMet(context.config), isGood: true, answeredAt, failingSince: undefined };
}

/** Encodes the offset, because a plus in a query would be read as a space. */
function sunUrl({ config }: Context, place: Coordinates, date: Temporal.PlainDate): string {
  const offset = encodeURIComponent(offsetOn(date)).replace("%3A", ":");
  return `${config.metBaseUrl}/weatherapi/sunrise/3.0/sun?${placeQuery(place)}&date=${date}&offset=${offset}`;
}
