import { z } from "zod";
import { customJson } from "#src/cms/kind/fields.ts";
import { departureStopsLabelsText } from "#messages/departures";
import { labelsOf } from "#src/i18n/texts.ts";
import { defineKind, type AnswerOf } from "#src/cms/kind/kind.ts";
import { someText } from "#src/cms/kind/schemas.ts";

const labels = labelsOf(departureStopsLabelsText);

/** The maximum number of stops. More stops would make the list of departures too long. */
export const maxChosenStops = 4;

const stop = z.object({
  stopId: z
    .string()
    .regex(/^NSR:StopPlace:\d{1,9}$/)
    .describe("The id in the national register of stops"),
  name: someText.max(100),
});

export const departureStopsKind = defineKind({
  name: "departureStops",
  about: "The stops whose departures guests see",
  one: "the stops",
  order: [{ by: "id", direction: "asc" }],
  words: {},
  fields: {
    stops: customJson(z.array(stop).max(maxChosenStops), labels.stops, []),
  },
});
export type StaffDepartureStops = AnswerOf<typeof departureStopsKind>;
export type Stop = z.infer<typeof stop>;

export const foundStop = stop
  .extend({ place: z.string().describe("The stop's name and town") })
  .meta({ id: "FoundStop" });
export type FoundStop = z.infer<typeof foundStop>;
