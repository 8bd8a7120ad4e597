import { timeZone } from "#src/i18n/format.ts";

export type Light = "morning" | "noon" | "evening" | "night" | "winter";

interface Place {
  latitude: number;
  longitude: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;
const radians = Math.PI / 180;

/**
 * The light that the home page's view is drawn in: morning, noon, evening and night follow the sun over the campsite,
 * and from November to March its hours are winter's.
 * @returns the light, and when the next one takes over
 */
export function heroLight(
  now: Temporal.Instant,
  place: Place,
): { light: Light; changesAt: Temporal.Instant } {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const hours = [lightsOf(today, place), lightsOf(today.add({ days: 1 }), place)].flat();
  const next = hours.findIndex(({ from }) => from > now.epochMilliseconds);
  return {
    light: hours[next - 1]?.light ?? "night",
    changesAt: Temporal.Instant.fromEpochMilliseconds(hours[next]!.from),
  };
}

/** A day's lights in order, each with the moment it begins. */
function lightsOf(date: Temporal.PlainDate, place: Place): { light: Light; from: number }[] {
  const { rise, set } = sunTimes(date, place);
  const dawn = rise - 40 * minute;
  const dusk = set + 40 * minute;
  const lights: { light: Light; from: number }[] =
    date.month >= 11 || date.month <= 3
      ? [{ light: "winter", from: dawn }]
      : [
          { light: "morning", from: dawn },
          { light: "noon", from: rise + 180 * minute },
          { light: "evening", from: set - 150 * minute },
        ];
  return [...lights, { light: "night", from: dusk }];
}

/** Sunrise and sunset to within a quarter of an hour, which is enough for a picture. */
function sunTimes(date: Temporal.PlainDate, { latitude, longitude }: Place): { rise: number; set: number } {
  const declination = -23.44 * Math.cos((2 * Math.PI * (date.dayOfYear + 10)) / 365) * radians;
  const cosine = -Math.tan(latitude * radians) * Math.tan(declination);
  const halfDay = (Math.acos(Math.min(1, Math.max(-1, cosine))) / (2 * Math.PI)) * day;
  const noon =
    date.toZonedDateTime({ timeZone: "UTC", plainTime: "12:00" }).epochMilliseconds - (longitude / 360) * day;
  return { rise: Math.round(noon - halfDay), set: Math.round(noon + halfDay) };
}
