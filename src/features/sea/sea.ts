import { z } from "zod";
import type { Coordinates } from "#src/campsite/identity/place.ts";
import { possible, readTimeseries } from "#src/campsite/met/timeseries.ts";

/* Reads MET Norway's Oceanforecast 2.0 (JSON) and Tidalwater 1.1 (text). Implausible values count as missing. */

export interface SeaStep {
  time: Temporal.Instant;
  /** The temperature at the surface, in degrees Celsius. */
  temperature: number | undefined;
  /** The significant wave height in metres: the mean height of the highest third of the waves. */
  waves: number | undefined;
}

const stepData = z.object({
  instant: z.object({
    details: z.object({ sea_water_temperature: possible(-3, 35), sea_surface_wave_height: possible(0, 30) }),
  }),
});

/** Reads a response of Oceanforecast. @returns undefined when it is invalid or about another place */
export function readSea(body: string, place: Coordinates): SeaStep[] | undefined {
  const steps = readTimeseries(body, place, stepData);
  if (!steps?.length) return undefined;
  return steps.map(({ time, data }) => {
    const { sea_water_temperature: temperature, sea_surface_wave_height: waves } = data.instant.details;
    return { time, temperature, waves };
  });
}

/** A water level in metres above the mean water level. */
interface WaterLevel {
  time: Temporal.Instant;
  metres: number;
}

/**
 * Reads a table of Tidalwater. Columns are found by name, because MET has changed the columns in the past.
 * @returns undefined when the response isn't a table of this harbour
 */
export function readWaterLevels(body: string, harbour: string): WaterLevel[] | undefined {
  const rows = body.split("\n").map((row) => row.trim().split(/\s+/));
  const head = rows.findIndex((row) => row[0] === "AAR" && row.includes("TOTAL"));
  if (head < 0 || !rows.slice(0, head).some(([name]) => name === harbour.toUpperCase())) return undefined;
  const columns = rows[head]!;
  const levels = rows.slice(head + 1).flatMap((row) => {
    const value = (name: string) => Number(row[columns.indexOf(name)]);
    const [year, month, day, hour] = [value("AAR"), value("MND"), value("DAG"), value("TIM")];
    const minute = columns.includes("MIN") ? value("MIN") : 0;
    const metres = value("TOTAL");
    const time = Date.UTC(year, month - 1, day, hour, minute);
    if (row.length < columns.length || Number.isNaN(time) || !(Math.abs(metres) < 10)) return [];
    return [{ time: Temporal.Instant.fromEpochMilliseconds(time), metres }];
  });
  return levels.length > 0 ? levels : undefined;
}

/**
 * Three hours in milliseconds. The tide turns about every six hours, so a level is high water if no level within three
 * hours before or after is higher.
 */
const reach = 3 * 3_600_000;

/** Returns the times of the next high and low water. A time is undefined when the table is too short. */
export function nextTides(
  levels: readonly WaterLevel[],
  now: Temporal.Instant,
): { high: Temporal.Instant | undefined; low: Temporal.Instant | undefined } {
  const points = levels.map(({ time, metres }) => ({ at: time.epochMilliseconds, metres }));
  const [first, last] = [points[0]!.at, points.at(-1)!.at];
  const turn = (sign: 1 | -1) => {
    const found = points.find(
      ({ at, metres }) =>
        at > now.epochMilliseconds &&
        at - reach >= first &&
        at + reach <= last &&
        points.every((each) => Math.abs(each.at - at) > reach || sign * each.metres <= sign * metres),
    );
    return found && Temporal.Instant.fromEpochMilliseconds(found.at);
  };
  return { high: turn(1), low: turn(-1) };
}
