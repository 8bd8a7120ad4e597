import type { Place } from "#src/features/weather/met-place.ts";
import { calculateSun } from "#src/features/weather/sun.ts";
import { timeZone } from "#src/i18n/format.ts";

export type Light = "morning" | "noon" | "evening" | "night" | "winter" | "winter-night";

const minute = 60_000;
const halfDay = 12 * 60 * minute;

/**
 * The light that the home page's view is drawn in: morning, noon, evening and night follow the sun over the campsite,
 * and from November to March its days and nights are winter's.
 * @returns the light, and when the next one takes over
 */
export function heroLight(
  now: Temporal.Instant,
  place: Place,
): { light: Light; changesAt: Temporal.Instant } {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const hours = [-1, 0, 1].flatMap((days) => lightsOf(today.add({ days }), place));
  const next = hours.findIndex(({ from }) => from > now.epochMilliseconds);
  return {
    light: hours[next - 1]!.light,
    changesAt: Temporal.Instant.fromEpochMilliseconds(hours[next]!.from),
  };
}

/** The night of the same season, for the dark scheme. */
export function nightOf(light: Light): Light {
  return light === "winter" || light === "winter-night" ? "winter-night" : "night";
}

/** A day's lights in order, each with the moment it begins. */
function lightsOf(date: Temporal.PlainDate, place: Place): { light: Light; from: number }[] {
  const { rise, set } = sunTimes(date, place);
  const dawn = rise - 40 * minute;
  const dusk = set + 40 * minute;
  if (date.month >= 11 || date.month <= 3) {
    return [
      { light: "winter", from: dawn },
      { light: "winter-night", from: dusk },
    ];
  }
  return [
    { light: "morning", from: dawn },
    { light: "noon", from: rise + 180 * minute },
    { light: "evening", from: set - 150 * minute },
    { light: "night", from: dusk },
  ];
}

/** Sunrise and sunset; where there is none, a day that lasts from midnight to midnight, or that is only its noon. */
function sunTimes(date: Temporal.PlainDate, place: Place): { rise: number; set: number } {
  const { sunrise, sunset, isUpAtNoon } = calculateSun(date, place);
  const noon = date.toZonedDateTime({ timeZone, plainTime: "12:00" }).epochMilliseconds;
  const half = isUpAtNoon ? halfDay : 0;
  return { rise: sunrise?.epochMilliseconds ?? noon - half, set: sunset?.epochMilliseconds ?? noon + half };
}
