import { getIdentity } from "#src/features/identity/identity.server.ts";
import type { SourceState } from "#src/features/status/source-state.ts";
import type { Context } from "#src/platform/context.ts";
import { readForecast, type ForecastReading } from "#src/features/weather/met/forecast.ts";
import { findMetAnswer, findMetState } from "#src/features/weather/met/met-answers.server.ts";
import { isRealMet, mayAskMet } from "#src/features/weather/met/met-client.server.ts";
import { placeQuery } from "#src/features/weather/met/met-place.ts";
import { refreshMetAnswer, type Asking } from "#src/features/weather/met/met-refresh.server.ts";
import { chooseEntries, type WeatherEntry } from "#src/features/weather/met/weather-entry.ts";

/** The stored forecast, as pages and the API show it. */
export interface Weather {
  /** At most three; none when there is no usable forecast. */
  entries: WeatherEntry[];
  /** When MET last confirmed this forecast; undefined when there is no usable one. */
  fetchedAt: Temporal.Instant | undefined;
  /** Made up by a stand-in for MET; it must be labelled so wherever it is shown. */
  isDemo: boolean;
  /** When it changes without a new forecast, because time passes. */
  changesAt: Temporal.Instant;
}

/** A forecast older than this isn't shown. */
const mostHours = 6;

/** MET makes a new forecast about every half an hour; staff are told of one that is older than this. */
const lateHours = 2;

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

/** Reads the stored forecast, for pages and the API. It never asks MET. */
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

/** How the forecast does, for staff. It is missed once guests no longer see it. */
export async function readForecastState(context: Context): Promise<SourceState> {
  const found = await findMetState(context, await forecastUrl(context));
  const answeredAt = found?.fetchedAt;
  const isLate =
    answeredAt && Temporal.Instant.compare(answeredAt.add({ hours: lateHours }), context.now()) <= 0;
  return {
    isOn: mayAskMet(context.config),
    isGood: answeredAt ? !isLate : !found?.failures,
    answeredAt,
    failingSince: isLate ? answeredAt : undefined,
  };
}

let latest: { body: string; reading: ForecastReading } | undefined;

/** Forecasts that were read, because reading one takes up to 3 ms and MET's forecast stays the same for an hour. */
function readOnce(body: string): ForecastReading {
  if (latest?.body !== body) latest = { body, reading: readForecast(body) };
  return latest.reading;
}

/** The next full hour. The forecast's steps begin on the hour, and so do the days in Oslo. */
function nextHour(now: Temporal.Instant): Temporal.Instant {
  return now.add({ nanoseconds: 1 }).round({ smallestUnit: "hour", roundingMode: "ceil" });
}

/** When the forecast is a whole hour older, or too old, so that its age in hours is always right on the page. */
function nextAgeHour(fetchedAt: Temporal.Instant, now: Temporal.Instant): Temporal.Instant {
  const hours = Math.floor((now.epochMilliseconds - fetchedAt.epochMilliseconds) / 3_600_000) + 1;
  return fetchedAt.add({ hours: Math.max(hours, 1) });
}

async function forecastUrl(context: Context): Promise<string> {
  return `${context.config.metBaseUrl}/weatherapi/locationforecast/2.0/compact?${placeQuery(await getIdentity(context))}`;
}
