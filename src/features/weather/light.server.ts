import { getIdentity } from "#src/features/identity/identity.server.ts";
import type { PageContext } from "#src/platform/pages/page.ts";
import { timeZone } from "#src/i18n/format.ts";
import type { LitDrawing } from "#src/ui/picture/lit-picture.tsx";
import type { Coordinates } from "#src/features/weather/met/met-place.ts";
import { calculateSun } from "./sun.ts";
import { readSymbol } from "#src/features/weather/met/symbols.ts";

/** The hours and seasons that views are drawn in. */
export type Hour = "morning" | "noon" | "evening" | "night" | "winter" | "winter-night";

/** What the sky does: in its own colours, covered, or covered and falling. */
export type Sky = "clear" | "cloudy" | "rain" | "snow";

const minute = 60_000;
const halfDay = 12 * 60 * minute;

/** The hour that a page's views are seen in; the page is made anew when the next one comes. */
export async function loadHour(context: PageContext): Promise<Hour> {
  const { hour, changesAt } = hourOfLight(context.now(), await getIdentity(context));
  context.changesAt(changesAt);
  return hour;
}

/**
 * The hour that views are drawn in: morning, noon, evening and night follow the sun over the campsite, and from
 * November to March its days and nights are winter's.
 * @returns the hour, and when the next one takes over
 */
export function hourOfLight(
  now: Temporal.Instant,
  place: Coordinates,
): { hour: Hour; changesAt: Temporal.Instant } {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const hours = [-1, 0, 1].flatMap((days) => lightsOf(today.add({ days }), place));
  const next = hours.findIndex(({ from }) => from > now.epochMilliseconds);
  return {
    hour: hours[next - 1]!.hour,
    changesAt: Temporal.Instant.fromEpochMilliseconds(hours[next]!.from),
  };
}

/**
 * The sky of MET's symbol code; clear for one that isn't MET's, and without one. Clouds that leave some sky are in
 * every drawing of a clear one. Sleet falls as rain: what one sees of it is wet.
 */
export function skyOf(code: string | undefined): Sky {
  const symbol = code === undefined ? undefined : readSymbol(code);
  if (symbol?.fall) return symbol.fall.of === "snow" ? "snow" : "rain";
  return symbol?.sky === "covered" || symbol?.sky === "fog" ? "cloudy" : "clear";
}

/** The drawing of a scene at an hour; only the home page's are also drawn under a covered sky. */
export function inLight(scene: string, hour: Hour, sky: Sky = "clear"): LitDrawing {
  const suffix = sky === "clear" ? "" : "-cloudy";
  const drawing = (name: Hour) => `drawings/${scene}-${name}${suffix}.svg`;
  return { light: drawing(hour), dark: drawing(isWinter(hour) ? "winter-night" : "night") };
}

export const isNight = (hour: Hour) => hour === "night" || hour === "winter-night";

const isWinter = (hour: Hour) => hour === "winter" || hour === "winter-night";

/** A day's lights in order, each with the moment it begins. */
function lightsOf(date: Temporal.PlainDate, place: Coordinates): { hour: Hour; from: number }[] {
  const { rise, set } = sunTimes(date, place);
  const dawn = rise - 40 * minute;
  const dusk = set + 40 * minute;
  if (date.month >= 11 || date.month <= 3) {
    return [
      { hour: "winter", from: dawn },
      { hour: "winter-night", from: dusk },
    ];
  }
  return [
    { hour: "morning", from: dawn },
    { hour: "noon", from: rise + 180 * minute },
    { hour: "evening", from: set - 150 * minute },
    { hour: "night", from: dusk },
  ];
}

/** Sunrise and sunset; where there is none, a day that lasts from midnight to midnight, or that is only its noon. */
function sunTimes(date: Temporal.PlainDate, place: Coordinates): { rise: number; set: number } {
  const { sunrise, sunset, isUpAtNoon } = calculateSun(date, place);
  const noon = date.toZonedDateTime({ timeZone, plainTime: "12:00" }).epochMilliseconds;
  const half = isUpAtNoon ? halfDay : 0;
  return { rise: sunrise?.epochMilliseconds ?? noon - half, set: sunset?.epochMilliseconds ?? noon + half };
}
