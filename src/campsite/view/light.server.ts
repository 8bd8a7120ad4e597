import { findPlace } from "#src/campsite/identity/identity.server.ts";
import type { ShownContext } from "#src/platform/pages/page.ts";
import { timeZone } from "#src/i18n/format.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import type { LitDrawing } from "#src/ui/picture/drawing-in-light.tsx";
import type { Coordinates } from "#src/campsite/identity/place.ts";
import { calculateSun } from "./sun.ts";

export type Hour = "morning" | "noon" | "evening" | "night" | "winter" | "winter-night";

/** The sky over the campsite. In a storm the wind has the strength of a gale. */
export type Sky = "clear" | "cloudy" | "rain" | "snow" | "storm" | "rainstorm" | "snowstorm";

const minute = 60_000;
const halfDay = 12 * 60 * minute;

/** Returns the time of day in a page's drawings. The page expires when the next time of day begins. */
export async function loadHour(context: ShownContext): Promise<Hour> {
  const { hour, changesAt } = hourOfLight(context.now(), await findPlace(context));
  context.changesAt(changesAt);
  return hour;
}

/**
 * Returns the time of day in the drawings, and the moment of the next change. The times of day follow the sun over the
 * campsite. For a campsite without a position, they follow the clock. From November to March there are only day and
 * night.
 */
export function hourOfLight(
  now: Temporal.Instant,
  place: Coordinates | undefined,
): { hour: Hour; changesAt: Temporal.Instant } {
  const today = dayOf(now);
  const hours = [-1, 0, 1].flatMap((days) => lightsOf(today.add({ days }), place));
  const next = hours.findIndex(({ from }) => from > now.epochMilliseconds);
  return {
    hour: hours[next - 1]!.hour,
    changesAt: Temporal.Instant.fromEpochMilliseconds(hours[next]!.from),
  };
}

/** Returns the addresses of a drawing at a time of day. Only the home page's drawings have clouds or a storm. */
export function inLight(scene: string, hour: Hour, sky: Sky = "clear"): LitDrawing {
  const isStormy = sky.endsWith("storm") && scene.startsWith("view-");
  const suffix = sky === "clear" ? "" : isStormy ? "-storm" : "-cloudy";
  const drawing = (name: Hour) => `drawings/${scene}-${name}${suffix}.svg`;
  return { light: drawing(hour), dark: drawing(isWinter(hour) ? "winter-night" : "night") };
}

export function precipitationOf(sky: Sky): "rain" | "snow" | undefined {
  if (sky.startsWith("rain")) return "rain";
  return sky.startsWith("snow") ? "snow" : undefined;
}

export const isNight = (hour: Hour) => hour === "night" || hour === "winter-night";

const isWinter = (hour: Hour) => hour === "winter" || hour === "winter-night";

function lightsOf(date: Temporal.PlainDate, place: Coordinates | undefined): { hour: Hour; from: number }[] {
  const { rise, set } = place ? sunTimes(date, place) : clockTimes(date);
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

function clockTimes(date: Temporal.PlainDate): { rise: number; set: number } {
  const at = (plainTime: string) => date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
  return { rise: at("07:00"), set: at("19:00") };
}

/** Returns sunrise and sunset. On a polar day, both are at midnight. In a polar night, both are at noon. */
function sunTimes(date: Temporal.PlainDate, place: Coordinates): { rise: number; set: number } {
  const { sunrise, sunset, isUpAtNoon } = calculateSun(date, place);
  const noon = date.toZonedDateTime({ timeZone, plainTime: "12:00" }).epochMilliseconds;
  const half = isUpAtNoon ? halfDay : 0;
  return { rise: sunrise?.epochMilliseconds ?? noon - half, set: sunset?.epochMilliseconds ?? noon + half };
}
