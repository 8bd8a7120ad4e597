import type { Translated } from "#src/i18n/language.ts";
import type { PlanValues } from "#src/features/plan/plan.ts";

type Place = PlanValues["places"][number];
type Words = Pick<Place, "name"> & Partial<Pick<Place, "note" | "label" | "walk">>;

/** A place with its words by language. */
export type PlacedWords = Omit<Place, "translations" | "name" | "note" | "label" | "walk"> & {
  text: Translated<Words>;
};

/** What stands in the plan and can be looked up in its lists, in their order. */
const drawn: (Omit<PlacedWords, "size" | "labelAt"> & Partial<Pick<PlacedWords, "size" | "labelAt">>)[] = [
  {
    id: "reception",
    sign: "information",
    look: "building",
    at: [[34, 56]],
    size: [38, 16],
    labelAt: { at: [34, 75], anchor: "middle", inWater: false },
    group: "buildings",
    text: {
      nb: { name: "Resepsjon", note: "ved innkjøringen" },
      en: { name: "Reception", note: "by the entrance" },
      de: { name: "Rezeption", note: "an der Einfahrt" },
    },
  },
  {
    id: "sanitary-1",
    sign: "toilet",
    look: "building",
    at: [[357, 133]],
    size: [44, 16],
    labelAt: { at: [357, 152], anchor: "middle", inWater: false },
    group: "buildings",
    text: {
      nb: {
        name: "Sanitærbygg\u00a01",
        note: "felt A, B, C",
        label: "Sanitær\u00a01",
        walk: "til sanitærbygg\u00a01",
      },
      en: {
        name: "Sanitary building\u00a01",
        note: "fields A, B, C",
        label: "Sanitary\u00a01",
        walk: "to sanitary building\u00a01",
      },
      de: {
        name: "Sanitärgebäude\u00a01",
        note: "Felder A, B, C",
        label: "Sanitär\u00a01",
        walk: "zu Sanitärgebäude\u00a01",
      },
    },
  },
  {
    id: "sanitary-2",
    sign: "toilet",
    look: "building",
    at: [[648, 166]],
    size: [42, 16],
    labelAt: { at: [648, 185], anchor: "middle", inWater: false },
    group: "buildings",
    text: {
      nb: {
        name: "Sanitærbygg\u00a02",
        note: "felt D, E",
        label: "Sanitær\u00a02",
        walk: "til sanitærbygg\u00a02",
      },
      en: {
        name: "Sanitary building\u00a02",
        note: "fields D, E",
        label: "Sanitary\u00a02",
        walk: "to sanitary building\u00a02",
      },
      de: {
        name: "Sanitärgebäude\u00a02",
        note: "Felder D, E",
        label: "Sanitär\u00a02",
        walk: "zu Sanitärgebäude\u00a02",
      },
    },
  },
  {
    id: "cabin",
    sign: "arrival",
    look: "building",
    at: [[690, 33]],
    size: [20, 15],
    labelAt: { at: [690, 52], anchor: "middle", inWater: false },
    group: "buildings",
    text: {
      nb: { name: "Hytta", note: "ved felt E" },
      en: { name: "The cabin", note: "by field E", label: "Cabin" },
      de: { name: "Die Hütte", note: "bei Feld E", label: "Hütte" },
    },
  },
  {
    id: "defibrillator",
    sign: "defibrillator",
    look: "safety",
    at: [[62, 56]],
    group: "safety",
    text: {
      nb: { name: "Hjertestarter", note: "utenfor resepsjonen" },
      en: { name: "Defibrillator", note: "outside reception" },
      de: { name: "Defibrillator", note: "vor der Rezeption" },
    },
  },
  {
    id: "chemical",
    sign: "chemical",
    look: "sign",
    at: [[391, 133]],
    group: "services",
    text: {
      nb: { name: "Tømming, kjemisk toalett", note: "bak sanitærbygg\u00a01" },
      en: { name: "Chemical disposal point", note: "behind sanitary building\u00a01" },
      de: { name: "Entsorgung Chemietoilette", note: "hinter Sanitär\u00a01" },
    },
  },
  {
    id: "waste",
    sign: "waste",
    look: "sign",
    at: [[299, 125]],
    group: "services",
    text: {
      nb: { name: "Avfall og gjenbruk", note: "ved felt C" },
      en: { name: "Waste and recycling", note: "by field C" },
      de: { name: "Abfall und Wertstoffe", note: "bei Feld C" },
    },
  },
  {
    id: "playground",
    sign: "playground",
    look: "sign",
    at: [[438, 148]],
    labelAt: { at: [449, 151], anchor: "start", inWater: false },
    group: "outside",
    text: {
      nb: { name: "Lekeplassen", note: "ved felt B" },
      en: { name: "Playground", note: "by field B" },
      de: { name: "Spielplatz", note: "bei Feld B" },
    },
  },
  {
    id: "beach",
    sign: "beach",
    look: "sign",
    at: [[398, 243]],
    labelAt: { at: [409, 246], anchor: "start", inWater: true },
    group: "outside",
    text: {
      nb: { name: "Stranda", note: "sand, langgrunn" },
      en: { name: "Beach", note: "sandy, shallow" },
      de: { name: "Strand", note: "Sand, flach" },
    },
  },
  {
    id: "jetty",
    sign: "harbor",
    look: "sign",
    at: [[507, 235]],
    labelAt: { at: [532, 281], anchor: "start", inWater: true },
    group: "outside",
    text: {
      nb: { name: "Brygga", note: "badestige", walk: "til brygga" },
      en: { name: "Jetty", note: "swimming ladder", walk: "to the jetty" },
      de: { name: "Steg", note: "Badeleiter", walk: "zum Steg" },
    },
  },
  {
    id: "dogs",
    sign: "dog",
    look: "sign",
    at: [[618, 272]],
    group: "outside",
    text: {
      nb: { name: "Her bader hundene", note: "øst for brygga" },
      en: { name: "Dogs may swim here", note: "east of the jetty" },
      de: { name: "Badestelle für Hunde", note: "östlich vom Steg" },
    },
  },
  {
    id: "svaberget",
    sign: "fire",
    look: "sign",
    at: [[227, 244]],
    labelAt: { at: [237, 247], anchor: "start", inWater: false },
    group: "outside",
    text: {
      nb: { name: "Bålpanna", note: "på Svaberget", label: "Svaberget" },
      en: { name: "Fire bowl", note: "on Svaberget", label: "Svaberget" },
      de: { name: "Feuerschale", note: "auf dem Svaberget", label: "Svaberget" },
    },
  },
  {
    id: "barbecue",
    sign: "grill",
    look: "sign",
    at: [[682, 166]],
    group: "outside",
    text: {
      nb: { name: "Grillplassen", note: "ved sanitærbygg\u00a02" },
      en: { name: "Barbecue area", note: "by sanitary building\u00a02" },
      de: { name: "Grillplatz", note: "bei Sanitär\u00a02" },
    },
  },
  {
    id: "tents",
    sign: "tent",
    look: "sign",
    at: [[567, 138]],
    labelAt: { at: [577, 141], anchor: "start", inWater: false },
    group: "outside",
    text: {
      nb: { name: "Teltplassen", note: "ved felt E" },
      en: { name: "Tent field", note: "by field E" },
      de: { name: "Zeltwiese", note: "bei Feld E" },
    },
  },
  {
    id: "water",
    sign: "water",
    look: "sign",
    // prettier-ignore
    at: [[232, 125], [376, 160], [604, 166], [708, 36]],
    group: "services",
    text: {
      nb: { name: "Drikkevann", note: "fire steder" },
      en: { name: "Drinking water", note: "four places" },
      de: { name: "Trinkwasser", note: "vier Stellen" },
    },
  },
  {
    id: "power",
    sign: "power",
    look: "small",
    // prettier-ignore
    at: [[171, 125], [525, 71], [491, 217], [644, 105]],
    group: "services",
    text: {
      nb: { name: "Strømskap", note: "fire steder" },
      en: { name: "Power cabinets", note: "four places" },
      de: { name: "Stromkästen", note: "vier Stellen" },
    },
  },
  {
    id: "fire-posts",
    sign: "hydrant",
    look: "fire",
    // prettier-ignore
    at: [[200, 125], [408, 133], [525, 105], [588, 166]],
    group: "safety",
    text: {
      nb: { name: "Brannpost og slukkere", note: "fire steder" },
      en: { name: "Hydrants, extinguishers", note: "four places" },
      de: { name: "Hydranten, Feuerlöscher", note: "vier Stellen" },
    },
  },
  {
    id: "parking",
    sign: "parking",
    look: "sign",
    at: [[26, 101]],
    group: "services",
    text: {
      nb: { name: "Parkering", note: "ved resepsjonen" },
      en: { name: "Car park", note: "by reception" },
      de: { name: "Parkplatz", note: "an der Rezeption" },
    },
  },
  {
    id: "assembly",
    sign: "assembly",
    look: "safety",
    at: [[49, 101]],
    group: "safety",
    text: {
      nb: { name: "Møteplass ved brann", note: "parkeringen" },
      en: { name: "Fire assembly point", note: "the car park" },
      de: { name: "Sammelplatz bei Feuer", note: "der Parkplatz" },
    },
  },
];

export const places: PlacedWords[] = drawn.map((place) => ({ size: null, labelAt: null, ...place }));
