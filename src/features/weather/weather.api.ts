import { z } from "zod";
import { timeZone } from "#src/i18n/format.ts";
import { dayOf, toStoredInstant } from "#src/i18n/times/time.ts";
import { publicCall } from "#src/platform/api/api.ts";
import { readTodaysSun } from "./sun.server.ts";
import { weatherEntry } from "#src/features/weather/met/weather-entry.ts";
import { readWeather } from "./weather.server.ts";

const madeUp = z.boolean().describe("True for made-up values from a stand-in of MET Norway's services");

const moment = z.iso.datetime({ offset: true }).nullable();

export const weatherRoutes = [
  publicCall("/weather", {
    summary: "The weather now, tomorrow and the day after",
    description:
      "From MET Norway's forecast for the campsite (NLOD 2.0 and CC BY 4.0). Clients must name the source.",
    answer: z
      .object({
        entries: z.array(weatherEntry).describe("Empty without a forecast from the last six hours"),
        fetchedAt: z.iso
          .datetime()
          .nullable()
          .describe("The time when MET Norway last confirmed the forecast, in UTC"),
        isDemo: madeUp,
      })
      .meta({ id: "Weather" }),
    changesAt: async (context) => (await readWeather(context)).changesAt,
    async handle(context) {
      const { entries, fetchedAt, isDemo } = await readWeather(context);
      return { entries, fetchedAt: fetchedAt ? toStoredInstant(fetchedAt) : null, isDemo };
    },
  }),
  publicCall("/sun", {
    summary: "Today's sunrise and sunset",
    description:
      "The times at the campsite, from MET Norway. While MET is unavailable, the site calculates the times.",
    answer: z
      .object({
        date: z.iso.date().describe("Today in Oslo"),
        sunrise: moment.describe(
          "The time with Oslo's offset. Null when the sun is up or down all day, or without a position",
        ),
        sunset: moment,
        source: z
          .enum(["met", "calculated"])
          .nullable()
          .describe("MET Norway, or the site's own calculation. Null without a position"),
        isDemo: madeUp,
      })
      .meta({ id: "Sun" }),
    changesAt: async (context) => (await readTodaysSun(context))?.changesAt,
    async handle(context) {
      const sun = await readTodaysSun(context);
      return {
        date: dayOf(context.now()).toString(),
        sunrise: inOslo(sun?.sunrise),
        sunset: inOslo(sun?.sunset),
        source: sun?.source ?? null,
        isDemo: sun?.isDemo ?? false,
      };
    },
  }),
];

/** Formats a time in Oslo, for example 2026-11-20T08:23:00+01:00. */
function inOslo(instant: Temporal.Instant | undefined): string | null {
  return (
    instant?.toZonedDateTimeISO(timeZone).toString({ smallestUnit: "second", timeZoneName: "never" }) ?? null
  );
}
