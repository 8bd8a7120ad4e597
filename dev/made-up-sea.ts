import type { Day } from "./days.ts";

/* Makes responses of MET's Oceanforecast 2.0 and Tidalwater 1.1. A storm raises the water. */

const hour = 3_600_000;

export function madeUpSea(now: Temporal.Instant, day: Day, [longitude, latitude]: [number, number]): object {
  const first = Math.floor(now.epochMilliseconds / hour) * hour;
  const waves = { usual: 0.5, storm: 2.4, "fire-ban": 0.2, calm: 0.3, winter: 0.8 }[day];
  return {
    type: "Feature",
    geometry: { type: "Point", coordinates: [longitude, latitude] },
    properties: {
      meta: { updated_at: now.toString(), units: { sea_water_temperature: "celsius" } },
      timeseries: Array.from({ length: 205 }, (_, index) => {
        const time = new Date(first + index * hour);
        const year = (time.getUTCMonth() + time.getUTCDate() / 31) / 12;
        const details = {
          sea_surface_wave_from_direction: 210,
          sea_surface_wave_height: rounded(waves + 0.1 * Math.sin(index / 7), 10),
          sea_water_speed: 0.3,
          sea_water_temperature: rounded(
            11 - 8 * Math.cos((year - 0.1) * 2 * Math.PI) + Math.sin(index / 24) / 2,
            10,
          ),
          sea_water_to_direction: 30,
        };
        return { time: time.toISOString().replace(".000", ""), data: { instant: { details } } };
      }),
    },
  };
}

/** Returns a text table with the water level of three days, one row for every ten minutes. */
export function madeUpWaterLevel(now: Temporal.Instant, day: Day, harbour: string): string {
  const first = Math.floor(now.epochMilliseconds / hour) * hour;
  const surge = day === "storm" ? 0.55 : 0.06;
  const rows = Array.from({ length: 3 * 24 * 6 }, (_, index) => {
    const at = new Date(first + index * 600_000);
    const tide = 0.14 * Math.sin((at.getTime() / hour / 12.42) * 2 * Math.PI);
    const date = [
      at.getUTCFullYear(),
      at.getUTCMonth() + 1,
      at.getUTCDate(),
      at.getUTCHours(),
      at.getUTCMinutes(),
    ];
    const levels = [surge, tide, surge + tide, surge, surge, surge, surge, surge].map((each) =>
      each.toFixed(2),
    );
    return [date.map((each) => String(each).padStart(4)), levels.map((each) => each.padStart(7))]
      .flat()
      .join(" ");
  });
  return [
    " VANNSTANDSVARSEL --- MET STORMFLO ---",
    ` SIST OPPDATERT: ${now.toString().slice(0, 10).replaceAll("-", "")} ${now.toString().slice(11, 16)} UTC`,
    " ==========================================",
    ` ${harbour.toUpperCase()}`,
    " ------------------------------",
    "  AAR  MND  DAG  TIM  MIN   SURGE    TIDE   TOTAL      0p     25p     50p     75p    100p",
    ...rows,
    "",
  ].join("\n");
}

const rounded = (value: number, share: number) => Math.round(value * share) / share;
