import { calculateSun } from "#src/campsite/view/sun.ts";
import type { Day } from "./days.ts";

/*
 * Makes plausible weather. Days are warmer than nights, and summers are warmer than winters. Thick clouds bring rain,
 * or snow in cold weather. The same seed, kind of day and hour always give the same weather.
 */

export interface WeatherSeed {
  seed: number;
  day: Day;
}

interface Coordinates {
  latitude: number;
  longitude: number;
}

const hour = 3_600_000;

/** Returns the times of MET's forecast in milliseconds: hourly for 60 hours, then every 6 hours for a week. */
export function stepTimes(now: Temporal.Instant): number[] {
  const first = Math.floor(now.epochMilliseconds / hour) * hour;
  const hourly = Array.from({ length: 60 }, (_, index) => first + index * hour);
  const sixth = Math.ceil((first + 60 * hour) / (6 * hour)) * 6 * hour;
  return [...hourly, ...Array.from({ length: 28 }, (_, index) => sixth + index * 6 * hour)];
}

export function madeUpStep(
  time: number,
  made: WeatherSeed,
  place: Coordinates,
  { isHourly, isLast }: { isHourly: boolean; isLast: boolean },
) {
  const { temperature, cloud, windSpeed, windFrom } = madeUpMoment(time, made);
  return {
    time: new Date(time).toISOString().replace(".000", ""),
    data: {
      instant: {
        details: {
          air_pressure_at_sea_level: round(1012 - 18 * cloud),
          air_temperature: round(temperature),
          cloud_area_fraction: round(100 * cloud),
          relative_humidity: round(60 + 35 * cloud),
          wind_from_direction: round(windFrom),
          wind_speed: round(windSpeed),
        },
      },
      ...(isHourly && { next_1_hours: madeUpPeriod(time, 1, made, place) }),
      ...(!isLast && { next_6_hours: madeUpPeriod(time, 6, made, place) }),
      ...(!isLast && { next_12_hours: { summary: madeUpPeriod(time, 12, made, place).summary } }),
    },
  };
}

/** The limits that a kind of day sets for the random weather. */
const dayLimits: Record<Day, { cloud: [min: number, max: number]; warmer: number; wind: [number, number] }> =
  {
    usual: { cloud: [0, 1], warmer: 0, wind: [1, 12] },
    storm: { cloud: [0.75, 1], warmer: -2, wind: [11, 19] },
    "fire-ban": { cloud: [0, 0.45], warmer: 5, wind: [1, 5] },
    calm: { cloud: [0, 0.58], warmer: 1, wind: [0.5, 4] },
    winter: { cloud: [0.3, 0.9], warmer: -6, wind: [2, 9] },
  };

function madeUpMoment(time: number, { seed, day }: WeatherSeed) {
  const date = new Date(time);
  const yearly = -Math.cos(((date.getUTCMonth() + date.getUTCDate() / 31 - 0.7) / 12) * 2 * Math.PI);
  const daily = -Math.cos(((date.getUTCHours() - 2) / 24) * 2 * Math.PI);
  const { cloud: clouds, warmer, wind } = dayLimits[day];
  const between = ([min, max]: [number, number], share: number) => min + (max - min) * share;
  const cloud = between(clouds, wave(time / hour / 17, seed));
  return {
    temperature:
      8 +
      warmer +
      9 * yearly +
      (2 + yearly) * daily +
      5 * (wave(time / hour / 40, seed + 1) - 0.5) -
      2 * cloud,
    cloud,
    rain: Math.max(0, cloud - 0.62) * 9,
    isThunder: wave(time / hour / 9, seed + 2) > 0.85,
    windSpeed: between(wind, wave(time / hour / 13, seed + 3)),
    windFrom: (720 * wave(time / hour / 60, seed + 4)) % 360,
  };
}

function madeUpPeriod(time: number, hours: number, made: WeatherSeed, place: Coordinates) {
  const moments = Array.from({ length: hours }, (_, index) => madeUpMoment(time + index * hour, made));
  const rain = round(moments.reduce((sum, moment) => sum + moment.rain, 0));
  const middle = moments[Math.floor(hours / 2)]!;
  return {
    summary: { symbol_code: symbolCode(middle, rain / hours, isUp(time, place)) },
    details: { precipitation_amount: rain },
  };
}

function symbolCode(
  { cloud, temperature, isThunder }: ReturnType<typeof madeUpMoment>,
  rainPerHour: number,
  isDay: boolean,
): string {
  const light = isDay ? "_day" : "_night";
  if (rainPerHour < 0.1)
    return cloud < 0.2
      ? `clearsky${light}`
      : cloud < 0.4
        ? `fair${light}`
        : cloud < 0.6
          ? `partlycloudy${light}`
          : "cloudy";
  const fall = temperature > 2 ? "rain" : temperature > 0 ? "sleet" : "snow";
  const amount = rainPerHour < 0.5 ? "light" : rainPerHour < 2 ? "" : "heavy";
  return `${amount}${fall}${cloud < 0.75 ? "showers" : ""}${isThunder && cloud >= 0.75 ? "andthunder" : ""}${cloud < 0.75 ? light : ""}`;
}

function isUp(time: number, place: Coordinates): boolean {
  const instant = Temporal.Instant.fromEpochMilliseconds(time);
  const { sunrise, sunset, isUpAtNoon } = calculateSun(
    instant.toZonedDateTimeISO("UTC").toPlainDate(),
    place,
  );
  if (!sunrise || !sunset) return isUpAtNoon;
  return sunrise.epochMilliseconds <= time && time < sunset.epochMilliseconds;
}

/** Returns smooth noise from 0 to 1, different for each seed. */
function wave(at: number, seed: number): number {
  const low = Math.floor(at);
  const share = (1 - Math.cos((at - low) * Math.PI)) / 2;
  return noise(low, seed) * (1 - share) + noise(low + 1, seed) * share;
}

function noise(at: number, seed: number): number {
  const value = Math.sin(at * 127.1 + seed * 311.7) * 43_758.5453;
  return value - Math.floor(value);
}

function round(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

/** Returns a response of Nowcast 2.0 that agrees with the forecast, for two hours in steps of five minutes. */
export function madeUpNowcast(
  now: Temporal.Instant,
  made: WeatherSeed,
  [longitude, latitude]: [number, number],
): object {
  const first = Math.floor(now.epochMilliseconds / 300_000) * 300_000;
  const rainAt = (time: number) => madeUpMoment(Math.floor(time / hour) * hour, made).rain;
  const inStorm = (index: number) => (index >= 5 ? 3 - index / 12 : 0);
  const rates = Array.from({ length: 23 }, (_, index) =>
    made.day === "storm" ? inStorm(index) : rainAt(first + index * 300_000),
  );
  return {
    type: "Feature",
    geometry: { type: "Point", coordinates: [longitude, latitude] },
    properties: {
      meta: { updated_at: now.toString(), radar_coverage: "ok", units: { precipitation_rate: "mm/h" } },
      timeseries: rates.map((rate, index) => ({
        time: new Date(first + index * 300_000).toISOString().replace(".000", ""),
        data: { instant: { details: { precipitation_rate: round(rate) } } },
      })),
    },
  };
}
