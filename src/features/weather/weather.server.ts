import { getIdentity } from "#src/features/identity/identity.server.ts";
import type { Context } from "#src/platform/context.ts";
import { readForecast, type ForecastReading } from "#src/features/weather/met/forecast.ts";
import { findMetAnswer } from "#src/features/weather/met/met-answers.server.ts";
import { isRealMet } from "#src/features/weather/met/met-client.server.ts";
import { placeQuery } from "#src/features/weather/met/met-place.ts";
import { refreshMetAnswer, type Asking } from "#src/features/weather/met/met-refresh.server.ts";
import { chooseEntries, type WeatherEntry } from "#src/features/weather/met/weather-entry.ts";

/** What the site says of the weather. */
export interface Weather {
  /** Up to three; none when the forecast is unavailable. */
  entries: WeatherEntry[];
  /** When MET last said that this is its forecast; undefined when it is unavailable. */
  fetchedAt: Temporal.Instant | undefined;
  /** Made up by a stand-in: must be labelled as such wherever it is shown. */
  isDemo: boolean;
  /** When this is no longer right by itself. */
  changesAt: Temporal.Instant;
}

/** A forecast older than this isn't shown. */
const mostHours = 6;

/**
 * The job: asks MET for the forecast at the campsite, if it is time to.
 * @returns how often MET was asked
 */
export async function refreshForecast(context: Context, asking?: Asking): Promise<number> {
  const question = {
    url: await forecastUrl(context),
    isForGood: false,
    isAnswer: (body: string) => "forecast" in readForecast(body),
  };
  return refreshMetAnswer(context, question, asking);
}

/** What is stored of the weather, for pages and the API; nobody waits for MET here. */
export async function readWeather(context: Context): Promise<Weather> {
  const now = context.now();
  const isDemo = !isRealMet(context.config);
  const answer = await findMetAnswer(context, await forecastUrl(context));
  if (!answer || Temporal.Instant.compare(answer.fetchedAt.add({ hours: mostHours }), now) <= 0) {
    return { entries: [], fetchedAt: undefined, isDemo, changesAt: nextHour(now) };
  }
  const reading = readOnce(answer.body);
  const entries = "forecast" in reading ? chooseEntries(reading.forecast, now) : [];
  const [changesAt] = [nextHour(now), nextAgeHour(answer.fetchedAt, now)].toSorted(Temporal.Instant.compare);
  return {
    entries,
    fetchedAt: entries.length > 0 ? answer.fetchedAt : undefined,
    isDemo,
    changesAt: changesAt!,
  };
}

let latest: { body: string; reading: ForecastReading } | undefined;

/** Reading takes a millisecond or three; MET says the same for an hour. */
function readOnce(body: string): ForecastReading {
  if (latest?.body !== body) latest = { body, reading: readForecast(body) };
  return latest.reading;
}

/** The forecast's steps begin on the hour, and so do Oslo's days. */
function nextHour(now: Temporal.Instant): Temporal.Instant {
  return now.add({ nanoseconds: 1 }).round({ smallestUnit: "hour", roundingMode: "ceil" });
}

/** When the forecast is a whole hour older, or too old: what is said of its age in hours is always right. */
function nextAgeHour(fetchedAt: Temporal.Instant, now: Temporal.Instant): Temporal.Instant {
  const hours = Math.floor((now.epochMilliseconds - fetchedAt.epochMilliseconds) / 3_600_000) + 1;
  return fetchedAt.add({ hours: Math.max(hours, 1) });
}

async function forecastUrl(context: Context): Promise<string> {
  return `${context.config.metBaseUrl}/weatherapi/locationforecast/2.0/compact?${placeQuery(await getIdentity(context))}`;
}
