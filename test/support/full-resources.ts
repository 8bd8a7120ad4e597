import { collections } from "#src/site.server.ts";
import { kinds, type KindName } from "#src/cms/kinds.ts";
import { formatRecurrence } from "#src/features/events/recurrence.ts";
import type { GroundFile } from "#src/features/plan/ground/ground-file.ts";
import { valuesOf, type ResourceKind } from "#src/cms/kind/kind.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { weekdayOf } from "#src/i18n/weekdays.ts";
import type { StaffSite } from "./staff-site.ts";

export const descriptions = Object.fromEntries(
  Object.entries(collections).map(([name, { collection }]) => [name, collection.kind]),
) as Record<KindName, ResourceKind>;

/* Stored resources for tests that check every kind. Each resource has a value in every field that staff can write. */

type Values = Record<string, any>;

const photo = "/data/images/1280/jetty-noon-0e77e529.jpg";

/** TABLE  the fields that a kind's largest demo resource lacks. */
const missing: Partial<Record<KindName, (values: Values, site: StaffSite) => unknown>> = {
  article: () => ({ unpublishDate: "2027-08-01T10:00:00Z" }),
  message: () => ({ unpublishDate: "2026-08-01T10:00:00Z" }),
  photo: () => ({ focusX: 30, focusY: 70 }),
  priceList: () => ({ startsItself: true, isActive: false, fromDate: "2027-01-01" }),
  websiteSettings: () => ({
    enableReceipts: false,
    checkLinks: true,
    totalFireBan: true,
    offeredLanguages: ["de"],
  }),
  identity: ({ reception }) => ({
    nightPhone: "+4740001234",
    reception: reception.map((period: Values) => ({ ...period, weekdays: ["friday", "saturday"] })),
    exceptions: [
      { day: "2027-05-17", opens: "10:00", closes: "14:00" },
      { day: "2027-06-23", opens: "09:00", closes: "21:00" },
      { day: "2027-08-01", opens: "", closes: "" },
    ],
  }),
  pageText: ({ facts }) => ({
    imageUrl: photo,
    facts: [
      ...facts,
      fact("Strøm", "Electricity", "Strom", "power"),
      fact("Hund", "Dog", "Hund", "dog"),
      fact("Bål", "Open fire", "Feuer", "fire"),
    ],
  }),
  ownPage: () => ({ picture: photo, inMenu: false, group: "main", attached: ["document:1", "faq:2"] }),
  event: ({ startsAt }) => {
    const first = dayOf(Temporal.Instant.from(startsAt));
    const rule = { interval: 2, weekdays: [weekdayOf(first)], until: first.add({ weeks: 8 }) };
    return {
      recurrence: formatRecurrence(rule),
      exceptions: [first.add({ weeks: 2 }).toString(), first.add({ weeks: 4 }).toString()],
    };
  },
  answerTemplate: () => ({ isReceipt: true, sortorder: 5 }),
  sanitaryBuilding: ({ attributes }) => ({
    attributes: attributes.map((each: object, index: number) => ({ ...each, isHere: index > 0 })),
  }),
  cardStep: () => ({ sortorder: 7 }),
  homePage: ({ cards }) => ({
    cards: cards.map((card: object, index: number) => ({
      ...card,
      imageUrl: index ? photo : "drawing:lake",
    })),
  }),
  siteView: () => ({ landscape: "lake", imageUrl: photo, sharedUrl: "drawing:forest" }),
  look: () => ({
    mainColour: "#0f4c5c",
    accentColour: "#9a4223",
    mark: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24z"/></svg>',
  }),
  plan: async ({ measures, areas, places }, site) => ({
    measures: { ...measures, north: 12 },
    groundFile: await sendGround(site),
    areas: areas.map((area: Values, index: number) => ({
      ...area,
      surface: "grass",
      isEstimated: true,
      rows: area["rows"].map((row: object) => ({ ...row, angle: index === 0 ? 1 : 0 })),
      pitches: [1, 2, 3].map((number) => ({
        number,
        kind: "day",
        ampere: 10,
        size: [8, 9],
        surface: "gravel",
        isClosed: number === 2,
      })),
    })),
    places: places.map((place: Values) => ({
      ...place,
      labelAt: place["labelAt"] && { ...place["labelAt"], inWater: true },
    })),
  }),
  departureStops: () => ({
    stops: ["Stavern", "Helgeroa", "Nevlunghavn"].map((name, index) => ({
      stopId: `NSR:StopPlace:${index + 1}`,
      name,
    })),
  }),
  freePitches: () => ({
    day: "2026-07-15",
    caravan: "few",
    motorhome: "plenty",
    tent: "plenty",
    cabin: "full",
  }),
  seaReading: () => ({ temperature: 18.5, measuredAt: "2026-07-15T08:00:00Z" }),
};

const fact = (label: string, en: string, de: string, icon: string) => ({
  icon,
  label,
  value: `${label} her`,
  translations: { en: { label: en, value: `${en} here` }, de: { label: de, value: `${de} hier` } },
});

async function sendGround(site: StaffSite): Promise<GroundFile> {
  const body = new FormData();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 752 356.5"><path d="M0 0h40v20z"/></svg>';
  body.append("file", new File([svg], "kart.svg"));
  const headers = { Authorization: `Bearer ${await site.issuer.token()}` };
  const url = "http://localhost:3000/api/v1/plan/ground";
  const response = await site.app.fetch(new Request(url, { method: "POST", headers, body }));
  return (await response.json()) as GroundFile;
}

/** A resource's path in the API, and the values of all fields that staff can write. */
export interface FullResource {
  kind: ResourceKind;
  path: string;
  values: Values;
}

/** Stores a resource of a kind with a value in every field. */
export async function storeFullResource(site: StaffSite, name: KindName): Promise<FullResource> {
  const kind = descriptions[name];
  const list = kinds[name].path;
  const answer = (await (await site.call("GET", list)).json()) as Values | Values[];
  const all = Array.isArray(answer) ? (answer as Values[]) : [answer];
  const written = ({ imageUrl, facts }: Values) => (imageUrl === null ? 0 : 1e6) + (facts?.length ?? 0) * 1e5;
  const size = (each: Values) => written(each) + JSON.stringify(each).length;
  // Not every page can have a picture.
  const largest = all.find(({ page }) => page === "day") ?? all.toSorted((a, b) => size(b) - size(a))[0]!;
  const path = `${list}/${largest["id"]}`;
  const values = { ...valuesOf(kind, largest), ...((await missing[name]?.(largest, site)) as Values) };
  const response = await site.call("PUT", path, values);
  const stored = (await response.json()) as Values;
  if (response.status !== 200) throw new Error(`${path}: ${JSON.stringify(stored)}`);
  return { kind, path, values: valuesOf(kind, stored) };
}
