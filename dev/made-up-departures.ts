import type { Day } from "./days.ts";

/** Stops around the demo's campsite. Their ids are made up: no real stop has such a high number. */
const stops = [
  { id: "NSR:StopPlace:900101", name: "Svaberget", town: "Larvik" },
  { id: "NSR:StopPlace:900102", name: "Stavern torg", town: "Larvik" },
  { id: "NSR:StopPlace:900103", name: "Larvik stasjon", town: "Larvik" },
  { id: "NSR:StopPlace:900104", name: "Helgeroa brygge", town: "Larvik" },
];

const lines = [
  { code: "01", to: "Larvik", mode: "bus", every: 30, at: 12 },
  { code: "01", to: "Helgeroa", mode: "bus", every: 60, at: 41 },
  { code: "605", to: "Langesund", mode: "water", every: 180, at: 15 },
];

/** Returns a geocoder's response with the stops whose names contain the text. An empty text finds all stops. */
export function madeUpStops(text: string): object {
  const found = stops.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  return {
    type: "FeatureCollection",
    features: found.map(({ id, name, town }) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [9.97, 58.99] },
      properties: {
        id,
        names: { default: name, display: `${name}, ${town}` },
        layer: "stopPlace",
        source: "nsr",
      },
    })),
    metadata: { query: { limit: 10, lang: "no" }, resultCount: found.length },
  };
}

/**
 * Returns a journey planner's response with buses and a boat in the next 12 hours, but none between midnight and 6.
 * Departures within the next hour are in real time. On a stormy day, these departures are late, and the boat is
 * cancelled. An "empty" day has no departures.
 */
export function madeUpDepartures(ids: readonly string[], now: Temporal.Instant, day: Day | "empty"): object {
  const stopPlaces = stops
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name }, place) => ({
      id,
      name,
      estimatedCalls:
        day === "empty" ? [] : firstDepartures(lines.flatMap((line) => calls(line, now, { day, place }))),
    }));
  return { data: { stopPlaces } };
}

interface Call {
  aimedDepartureTime: string;
}

/** Returns the first 20 departures. The site requests 20. */
const firstDepartures = (all: Call[]) =>
  all.toSorted((a, b) => (a.aimedDepartureTime < b.aimedDepartureTime ? -1 : 1)).slice(0, 20);

function calls(
  { code, to, mode, every, at }: (typeof lines)[number],
  now: Temporal.Instant,
  { day, place }: { day: Day; place: number },
): Call[] {
  const midnight = now.toZonedDateTimeISO("Europe/Oslo").startOfDay();
  const local = (moment: Temporal.ZonedDateTime) =>
    moment.toString({ timeZoneName: "never", smallestUnit: "second" });
  return Array.from({ length: Math.ceil((36 * 60) / every) }, (_, index) =>
    midnight.add({ minutes: index * every + at + place * 7 }),
  )
    .filter((moment) => moment.hour >= 6 && Temporal.Instant.compare(moment.toInstant(), now) >= 0)
    .filter((moment) => Temporal.Instant.compare(moment.toInstant(), now.add({ hours: 12 })) < 0)
    .map((moment) => {
      const isSoon = Temporal.Instant.compare(moment.toInstant(), now.add({ hours: 1 })) < 0;
      const late = day === "storm" ? 6 : 0;
      return {
        realtime: isSoon,
        cancellation: day === "storm" && mode === "water",
        forBoarding: true,
        aimedDepartureTime: local(moment),
        expectedDepartureTime: local(moment.add({ minutes: isSoon ? late : 0 })),
        destinationDisplay: { frontText: to },
        serviceJourney: { line: { publicCode: code, transportMode: mode } },
      };
    });
}
