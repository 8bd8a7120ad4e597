import { z } from "zod";
import { parseInstant, parseJson } from "#src/campsite/met/met.ts";
import type { FoundStop } from "./departure-stops.ts";

/* Reads responses from Entur's journey planner (GraphQL) and geocoder (GeoJSON). */

/**
 * TABLE  the modes of transport that have words for guests. The mode "coach" becomes "bus", and any other mode of Entur
 * becomes "other".
 */
export const modes = ["bus", "water", "rail", "tram", "metro", "other"] as const;
export type Mode = (typeof modes)[number];

export interface Departure {
  stop: string;
  aimed: Temporal.Instant;
  /** The departure time by real-time data, to the minute. Undefined without real-time data. */
  expected: Temporal.Instant | undefined;
  isCancelled: boolean;
  line: string;
  destination: string;
  mode: Mode;
}

const instant = z.string().transform((text, context) => {
  const moment = parseInstant(text);
  if (!moment) context.addIssue("must be a moment");
  return moment?.round({ smallestUnit: "minute", roundingMode: "floor" }) ?? z.NEVER;
});

const call = z.object({
  realtime: z.boolean().catch(false),
  cancellation: z.boolean().catch(false),
  forBoarding: z.boolean().catch(true),
  aimedDepartureTime: instant,
  expectedDepartureTime: instant.optional().catch(undefined),
  destinationDisplay: z.object({ frontText: z.string().trim().min(1).max(100) }),
  serviceJourney: z.object({
    line: z.object({
      publicCode: z.string().max(20).nullish().catch(null),
      transportMode: z.string().catch(""),
    }),
  }),
});

const answer = z.object({
  errors: z.undefined().optional(),
  data: z.object({
    stopPlaces: z.array(
      z
        .object({ id: z.string(), name: z.string().max(100), estimatedCalls: z.array(z.unknown()) })
        .nullable(),
    ),
  }),
});

export interface Board {
  departures: Departure[];
  fetchedAt: Temporal.Instant;
  now: Temporal.Instant;
  /** False when the data comes from a stand-in for Entur. */
  isReal: boolean;
}

/** Returns the GraphQL query. It covers 12 hours, so that the response stays useful while Entur is down. */
export const departuresQuery = (ids: readonly string[]): string =>
  JSON.stringify({
    query: `query($ids:[String]!){stopPlaces(ids:$ids){id name estimatedCalls(timeRange:43200,numberOfDepartures:20,includeCancelledTrips:true){realtime cancellation forBoarding aimedDepartureTime expectedDepartureTime destinationDisplay{frontText} serviceJourney{line{publicCode transportMode}}}}}`,
    variables: { ids },
  });

/** Reads a response of the journey planner. @returns undefined if it is invalid, or not about the stops `ids` */
export function readDepartures(body: string, ids: readonly string[]): Departure[] | undefined {
  const parsed = answer.safeParse(parseJson(body));
  if (!parsed.success) return undefined;
  const stops = parsed.data.data.stopPlaces.filter((stop) => stop !== null);
  if (stops.length === 0 || stops.some(({ id }) => !ids.includes(id))) return undefined;
  const departures = stops.flatMap(({ name, estimatedCalls }) =>
    estimatedCalls.flatMap((each): Departure[] => {
      const read = call.safeParse(each);
      if (!read.success || !read.data.forBoarding) return [];
      const {
        realtime,
        cancellation,
        aimedDepartureTime: aimed,
        destinationDisplay,
        serviceJourney,
      } = read.data;
      const { publicCode, transportMode } = serviceJourney.line;
      return [
        {
          stop: name,
          aimed,
          expected: realtime ? (read.data.expectedDepartureTime ?? aimed) : undefined,
          isCancelled: cancellation,
          line: publicCode ?? "",
          destination: destinationDisplay.frontText,
          mode: modeOf(transportMode),
        },
      ];
    }),
  );
  return departures.toSorted((a, b) => Temporal.Instant.compare(a.aimed, b.aimed));
}

const modeOf = (transportMode: string): Mode =>
  transportMode === "coach" ? "bus" : (modes.find((mode) => mode === transportMode) ?? "other");

export const leavesAt = ({ expected, aimed }: Departure): Temporal.Instant => expected ?? aimed;

/** Returns the departures that haven't left, soonest first. Each stays until its minute ends. */
export function upcoming(departures: readonly Departure[], now: Temporal.Instant): Departure[] {
  const minute = now.round({ smallestUnit: "minute", roundingMode: "floor" });
  return departures
    .filter((each) => Temporal.Instant.compare(leavesAt(each), minute) >= 0)
    .toSorted((a, b) => Temporal.Instant.compare(leavesAt(a), leavesAt(b)));
}

const feature = z.object({
  properties: z.object({
    id: z.string().regex(/^NSR:StopPlace:\d{1,9}$/),
    names: z.object({ default: z.string().min(1).max(100), display: z.string().max(200).optional() }),
  }),
});

/** Reads a response of the geocoder. @returns the stops, best match first; undefined for an invalid response */
export function readStops(body: string): FoundStop[] | undefined {
  const parsed = z.object({ features: z.array(z.unknown()) }).safeParse(parseJson(body));
  return parsed.data?.features.flatMap((each) => {
    const read = feature.safeParse(each);
    if (!read.success) return [];
    const { id, names } = read.data.properties;
    return [{ stopId: id, name: names.default, place: names.display ?? names.default }];
  });
}
