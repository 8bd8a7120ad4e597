import type { Day } from "./days.ts";

/*
 * Makes responses of MET's service MetAlerts 2.0, with warnings for the requested place and the kind of day. The site
 * must not show the warning with the status "Test".
 */

interface InventedWarning {
  event: string;
  name: string;
  english: string;
  level: "yellow" | "orange" | "red";
  domain: "land" | "marine";
  /** The start, in hours from now. */
  from: number;
  /** The end, in hours from now. Undefined for a warning that lasts until MET withdraws it. */
  to?: number;
  advice: [norwegian: string, english: string];
  status?: "Test";
}

const gale: InventedWarning = {
  event: "gale",
  name: "Kuling",
  english: "Gale",
  level: "orange",
  domain: "marine",
  from: -3,
  to: 20,
  advice: ["Vurder å la båten bli liggende i havn.", "Consider leaving boats in the harbour."],
};
const rain: InventedWarning = {
  event: "rain",
  name: "Regn",
  english: "Rain",
  level: "yellow",
  domain: "land",
  from: 8,
  to: 30,
  advice: ["Rydd avløp og rist.", "Clear drains and gratings."],
};
const forestFire: InventedWarning = {
  event: "forestFire",
  name: "Skogbrannfare",
  english: "Forest fire danger",
  level: "orange",
  domain: "land",
  from: -30,
  advice: ["Vær svært forsiktig med åpen ild.", "Be very careful with open fire."],
};
const ice: InventedWarning = {
  event: "ice",
  name: "Is",
  english: "Ice",
  level: "yellow",
  domain: "land",
  from: -2,
  to: 15,
  advice: ["Vær oppmerksom på at det kan være glatt.", "Be aware that it may be slippery."],
};
const testing: InventedWarning = { ...rain, level: "red", from: -1, to: 5, status: "Test" };

const ofDay: Record<Day, InventedWarning[]> = {
  usual: [],
  storm: [gale, rain, testing],
  "fire-ban": [forestFire],
  calm: [],
  winter: [ice],
};

const levels = {
  yellow: ["2; yellow; Moderate", "Moderate", "Yellow", "gult nivå", "yellow level"],
  orange: ["3; orange; Severe", "Severe", "Orange", "oransje nivå", "orange level"],
  red: ["4; red; Extreme", "Extreme", "Red", "rødt nivå", "red level"],
} as const;

interface WarningRequest {
  now: Temporal.Instant;
  day: Day;
  latitude: number;
  longitude: number;
  isAtSea: boolean;
  lang: string;
}

/** MET's code for Norwegian. */
const norwegian = "no";

export function madeUpWarnings({ now, day, isAtSea, ...place }: WarningRequest): object {
  const begin = now.round({ smallestUnit: "hour", roundingMode: "floor" });
  const here = ofDay[day].filter(({ domain }) => domain === (isAtSea ? "marine" : "land"));
  return {
    type: "FeatureCollection",
    lang: place.lang,
    lastChange: begin.toString(),
    features: here.map((made, index) => feature(made, index, begin, place)),
  };
}

function feature(
  { event, name, english, level, domain, from, to, advice, status }: InventedWarning,
  index: number,
  begin: Temporal.Instant,
  { latitude, longitude, lang }: Pick<WarningRequest, "latitude" | "longitude" | "lang">,
): object {
  const isEnglish = lang !== norwegian;
  const [awareness_level, severity, riskMatrixColor, norwegianLevel, englishLevel] = levels[level];
  const interval = [begin.add({ hours: from }), begin.add({ hours: to ?? 48 })].map((each) =>
    each.toString().replace("Z", "+00:00"),
  );
  const ring = (
    [
      [-0.6, -0.4],
      [0.6, -0.4],
      [0.6, 0.4],
      [-0.6, 0.4],
      [-0.6, -0.4],
    ] as const
  ).map(([east, north]) => [longitude + east, latitude + north]);
  const title = isEnglish ? `${english}, ${englishLevel}` : `${name}, ${norwegianLevel}`;
  return {
    type: "Feature",
    geometry:
      domain === "marine"
        ? { type: "MultiPolygon", coordinates: [[ring]] }
        : { type: "Polygon", coordinates: [ring] },
    when: { interval },
    properties: {
      altitude_above_sea_level: "0",
      area: "Skagerrak",
      awareness_level,
      awareness_type: "1; Wind",
      ceiling_above_sea_level: 2743,
      certainty: "Likely",
      consequences: isEnglish ? "Some made-up damage." : "Noen oppdiktede skader.",
      contact: "https://www.met.no/kontakt-oss",
      county: ["39"],
      description: isEnglish ? `${english}.` : `${name}.`,
      event,
      eventAwarenessName: isEnglish ? english : name,
      ...(to !== undefined && { eventEndingTime: interval[1] }),
      geographicDomain: domain,
      id: `2.49.0.1.578.0.${index}`,
      instruction: advice[isEnglish ? 1 : 0],
      resources: [],
      riskMatrixColor,
      severity,
      status: status ?? "Actual",
      title: `${title}, ${interval.join(", ")}`,
      type: "Alert",
      web: "https://www.met.no/vaer-og-klima/ekstremvaervarsler-og-andre-faremeldinger",
    },
  };
}
