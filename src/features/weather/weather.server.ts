import { findPlace } from "#src/campsite/identity/identity.server.ts";
import type { Sky } from "#src/campsite/view/light.server.ts";
import type { Context } from "#src/platform/context.ts";
import { readForecast, type Forecast } from "#src/features/weather/met/forecast.ts";
import { isRealMet, metSource, placeQuery } from "#src/campsite/met/met.ts";
import type { ShownContext } from "#src/platform/pages/page.ts";
import { readSource, type Source } from "#src/platform/sources/source.ts";
import { skyOf } from "#src/features/weather/met/sky.ts";
import { chooseDays, type WeatherDay } from "#src/features/weather/met/weather-day.ts";
import { chooseEntries, type WeatherEntry } from "#src/features/weather/met/weather-entry.ts";

export interface Weather {
  /** At most three entries. Empty without a usable forecast. */
  entries: WeatherEntry[];
  days: WeatherDay[];
  /** The time when MET last confirmed the forecast. Undefined without a usable forecast. */
  fetchedAt: Temporal.Instant | undefined;
  /** True for made-up data, which must be labelled. */
  isDemo: boolean;
  /** The time of the next change if no new forecast arrives. */
  changesAt: Temporal.Instant;
}

const maxAgeHours = 6;

/** Lists the source of the forecast. The list is empty while the campsite's position is unknown. */
export async function forecastSources(context: Context): Promise<Source<Forecast>[]> {
  const place = await findPlace(context);
  if (!place) return [];
  const read = (body: string) => readForecast(body, place);
  return [metSource(context.config, `locationforecast/2.0/compact?${placeQuery(place)}`, { read })];
}

/** Reads the stored forecast, without sending a request. */
export async function readWeather(context: Context): Promise<Weather> {
  const now = context.now();
  const isDemo = !isRealMet(context.config);
  const [source] = await forecastSources(context);
  const answer = source && (await readSource(context, source, maxAgeHours));
  if (!answer) return { entries: [], days: [], fetchedAt: undefined, isDemo, changesAt: nextHour(now) };
  const entries = chooseEntries(answer.reading, now);
  const [changesAt] = [nextHour(now), nextAgeHour(answer.fetchedAt, now)].toSorted(Temporal.Instant.compare);
  return {
    entries,
    days: chooseDays(answer.reading, now),
    fetchedAt: entries.length > 0 ? answer.fetchedAt : undefined,
    isDemo,
    changesAt: changesAt!,
  };
}

/** Returns the sky for the drawings. Without a usable forecast the sky is clear. */
export async function loadSky(context: ShownContext): Promise<Sky> {
  const { entries, changesAt } = await readWeather(context);
  if (entries.length > 0) context.changesAt(changesAt);
  const now = entries.find(({ title }) => title === "now");
  return skyOf(now?.iconId, now?.windSpeed ?? 0);
}

/** Returns the next full hour. Steps of a forecast begin at full hours, and so do days in Oslo. */
function nextHour(now: Temporal.Instant): Temporal.Instant {
  return now.add({ nanoseconds: 1 }).round({ smallestUnit: "hour", roundingMode: "ceil" });
}

/** Returns the time at which the forecast's age grows by a whole hour. */
function nextAgeHour(fetchedAt: Temporal.Instant, now: Temporal.Instant): Temporal.Instant {
  const hours = Math.floor((now.epochMilliseconds - fetchedAt.epochMilliseconds) / 3_600_000) + 1;
  return fetchedAt.add({ hours: Math.max(hours, 1) });
}
