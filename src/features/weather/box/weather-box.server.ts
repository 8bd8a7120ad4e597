import { timeZone } from "#src/i18n/format.ts";
import type { Language } from "#src/i18n/language.ts";
import { numberWords } from "#src/i18n/number-words.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import type { ShownContext } from "#src/platform/pages/page.ts";
import { readOutlook } from "#src/features/weather/nowcast.server.ts";
import type { Outlook } from "#src/features/weather/met/nowcast.ts";
import { readTodaysSun, type Sun } from "#src/features/weather/sun.server.ts";
import { isMetAsked } from "#src/campsite/met/met-contact.server.ts";
import { readSymbol, symbolPicture, type WeatherKind } from "#src/features/weather/met/symbols.ts";
import { compassPoint, type CompassPoint } from "#src/features/weather/met/wind.ts";
import type { WeatherDay } from "#src/features/weather/met/weather-day.ts";
import type { WeatherEntry } from "#src/features/weather/met/weather-entry.ts";
import { readWeather } from "#src/features/weather/weather.server.ts";

export interface WeatherBox {
  /** The weather now, tomorrow and the day after tomorrow. Empty when the forecast is unavailable. */
  entries: WeatherBoxEntry[];
  /** The weather of today and the next four days. Empty when the forecast is unavailable. */
  days: WeatherBoxDay[];
  /** False when the site must not request forecasts, because MET doesn't know the site's contact. */
  isAsked: boolean;
  /** The time when MET last confirmed the forecast. Undefined without a usable forecast. */
  fetchedAt: Temporal.Instant | undefined;
  /** The age of the forecast at the time of rendering. The page expires when the age reaches a full hour. */
  ageMinutes: number | undefined;
  /** True for made-up data, which must not be credited to MET. */
  isDemo: boolean;
  outlook: Outlook | undefined;
  sun: Pick<Sun, "sunrise" | "sunset" | "source">;
  day: DayScale;
}

/** The weather of a day. The temperature is in whole degrees, and the rain in millimetres. */
export type WeatherBoxDay = Pick<WeatherBoxEntry, "kind" | "picture" | "temperature" | "rain"> & {
  date: Temporal.PlainDate;
  isWeekend: boolean;
};

export interface WeatherBoxEntry {
  title: WeatherEntry["title"];
  from: Temporal.Instant;
  /** The date of `from` in Oslo. */
  date: Temporal.PlainDate;
  hour: number;
  /** A key of `weatherKindText`. */
  kind: WeatherKind | "unknown";
  /** The path of the picture for `assetUrl`. */
  picture: string;
  /** The temperature in whole degrees with a minus sign (−) instead of a hyphen. */
  temperature: string;
  /** The rain in millimetres, with the language's decimal mark. Undefined without a forecast of rain. */
  rain: string | undefined;
  rainHours: WeatherEntry["rainHours"];
  /** The wind speed in whole metres per second. */
  windSpeed: string | undefined;
  /** The direction that the wind comes from, in degrees clockwise from north. */
  windDirection: number | undefined;
  /** A key of `weatherText[language].windFrom`. */
  windFrom: CompassPoint | undefined;
}

/** Today in Oslo as a scale from 0 (midnight) to 1 (the next midnight). */
export interface DayScale {
  /** `from` is the sunrise, and `to` is the sunset. On a polar day they are 0 and 1. In a polar night both are 0. */
  from: number;
  to: number;
  /** The time of rendering. The page is rendered again within an hour. */
  now: number;
  isDay: boolean;
}

const inWhole = numberWords({ maximumFractionDigits: 0 });
const inTenths = numberWords({ maximumFractionDigits: 1 });

/** Loads the data of the weather box. Undefined while the campsite's position is unknown. */
export async function loadWeatherBox(context: ShownContext): Promise<WeatherBox | undefined> {
  const [weather, todays, ahead, isAsked] = await Promise.all([
    readWeather(context),
    readTodaysSun(context),
    readOutlook(context),
    isMetAsked(context),
  ]);
  if (!todays) return undefined;
  const { sunrise, sunset, source, ...sun } = todays;
  context.changesAt(ahead.changesAt);
  context.changesAt(weather.changesAt);
  context.changesAt(sun.changesAt);
  const now = context.now();
  for (const turn of [sunrise, sunset])
    if (turn && Temporal.Instant.compare(turn, now) > 0) context.changesAt(turn);
  return {
    entries: weather.entries.map((entry) => toBoxEntry(entry, context.language)),
    days: weather.days.map((day) => toBoxDay(day, context.language)),
    isAsked,
    fetchedAt: weather.fetchedAt,
    ageMinutes:
      weather.fetchedAt && Math.floor((now.epochMilliseconds - weather.fetchedAt.epochMilliseconds) / 60_000),
    isDemo: weather.isDemo,
    outlook: ahead.outlook,
    sun: { sunrise, sunset, source },
    day: dayScale({ sunrise, sunset, isUpAtNoon: sun.isUpAtNoon }, now),
  };
}

function toBoxEntry(
  { windSpeed, windDirection, rain, ...entry }: WeatherEntry,
  language: Language,
): WeatherBoxEntry {
  const from = Temporal.Instant.from(entry.from);
  return {
    title: entry.title,
    from,
    date: dayOf(from),
    hour: entry.hour,
    kind: readSymbol(entry.iconId)?.kind ?? "unknown",
    picture: symbolPicture(entry.iconId),
    temperature: inWhole(entry.temperature, language),
    rain: rain === null ? undefined : inTenths(rain, language),
    rainHours: entry.rainHours,
    windSpeed: windSpeed === null ? undefined : inWhole(windSpeed, language),
    windDirection: windDirection ?? undefined,
    windFrom: windDirection === null ? undefined : compassPoint(windDirection),
  };
}

function toBoxDay({ date, iconId, temperature, rain }: WeatherDay, language: Language): WeatherBoxDay {
  return {
    date,
    isWeekend: date.dayOfWeek >= 6,
    kind: readSymbol(iconId)?.kind ?? "unknown",
    picture: symbolPicture(iconId),
    temperature: inWhole(temperature, language),
    rain: rain === undefined ? undefined : (rain < 10 ? inTenths : inWhole)(rain, language),
  };
}

function dayScale(
  { sunrise, sunset, isUpAtNoon }: Pick<Sun, "sunrise" | "sunset" | "isUpAtNoon">,
  now: Temporal.Instant,
): DayScale {
  const today = dayOf(now);
  const share = (instant: Temporal.Instant) => {
    const { hour, minute } = instant.toZonedDateTimeISO(timeZone);
    const days = today.until(dayOf(instant)).days;
    return Math.min(Math.max(days + (hour * 60 + minute) / 1440, 0), 1);
  };
  const from = sunrise ? share(sunrise) : 0;
  const to = sunset ? share(sunset) : isUpAtNoon ? 1 : 0;
  return { from, to, now: share(now), isDay: from <= share(now) && share(now) < to };
}
