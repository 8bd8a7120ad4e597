import { z } from "zod";
import { inEveryLanguage, type Language, type Translated } from "#src/i18n/language.ts";
import { localize } from "#src/i18n/translation.ts";
import { schemasOf } from "#src/resource/field.ts";
import { choice, composed, line, list, optionalLine, plain, shaped } from "#src/resource/fields.ts";
import { defineKind, type AnswerOf, type StoredOf, type ValuesOf } from "#src/resource/kind.ts";
import { planRules } from "./plan-rules.ts";
import { groundFile } from "./ground/ground-file.ts";
import {
  ampere,
  anchor,
  caption,
  extent,
  letter,
  ownPitch,
  pitchKinds,
  planMeasures,
  pitchSize,
  point,
  row,
  sounding,
  surfaces,
} from "./plan-schemas.ts";
import { planText } from "./plan.text.ts";
import { lookNames, looks, signNames, signs } from "./sign-names.text.ts";

/*
 * The plan of the campsite is one resource: its areas with their rows of pitches, its buildings and signs. A pitch isn't
 * stored by itself: five hundred of them are some forty rows, and a row that moves is one change in the history.
 */

export type Point = readonly [x: number, y: number];

const areaFields = {
  name: plain(letter, { nb: "Bokstav", en: "Letter", de: "Buchstabe" }, ""),
  kind: {
    ...choice(
      pitchKinds,
      { nb: "Slag", en: "Kind", de: "Art" },
      "Whether guests rent its pitches for a season or for a day",
      inEveryLanguage((language) => planText[language].kinds),
    ),
    input: z.enum(pitchKinds).default("unsaid"),
  },
  ampere: plain(
    ampere.nullable().default(null).describe("What each pitch is given; null when that isn't said"),
    { nb: "Strøm (A)", en: "Electricity (A)", de: "Strom (A)" },
    null,
  ),
  size: shaped(
    pitchSize,
    { nb: "Bredde og dybde (m)", en: "Width and depth (m)", de: "Breite und Tiefe (m)" },
    [9, 10],
  ),
  surface: {
    ...choice(
      surfaces,
      { nb: "Underlag", en: "Surface", de: "Untergrund" },
      "What its pitches lie on",
      inEveryLanguage((language) => planText[language].surfaces),
    ),
    input: z.enum(surfaces).default("unsaid"),
  },
  sign: shaped(
    point.describe("Where the sign with its letter stands"),
    { nb: "Bokstavens plass", en: "Position of the letter", de: "Position des Buchstabens" },
    [20, 20],
  ),
  rows: shaped(z.array(row).min(1).max(40), { nb: "Rader", en: "Rows", de: "Reihen" }, []),
  pitches: shaped(
    z
      .array(ownPitch)
      .max(400)
      .default([])
      .describe("The pitches that have something of their own, or are closed"),
    { nb: "Enkeltplasser", en: "Single pitches", de: "Einzelne Plätze" },
    [],
  ),
};

const places = list(
  { nb: "Bygg og skilt", en: "Buildings and signs", de: "Gebäude und Schilder" },
  {
    words: {
      name: line({ nb: "Navn", en: "Name", de: "Name" }),
      note: optionalLine({ nb: "Merknad", en: "Remark", de: "Hinweis" }, { most: 60 }),
      label: optionalLine({ nb: "Kort navn i planen", en: "Short name on the plan", de: "Kurzname im Plan" }),
      walk: optionalLine(
        { nb: "Veien dit", en: "The way there", de: "Der Weg dorthin" },
        {
          hint: {
            nb: "Som i «120 m til sanitærbygg 1». Da står avstanden ved hver plass; av flere like bare den nærmeste.",
            en: "As in “120 m to sanitary building 1”. Then each pitch tells how far it is; of several alike, the nearest.",
            de: "Wie in „120 m zum Sanitärgebäude 1“. Dann steht bei jedem Platz, wie weit es ist; bei mehreren das nächste.",
          },
        },
      ),
    },
    fields: {
      id: plain(
        anchor.describe("Its fragment in the page's address: /info/sitemap#reception"),
        { nb: "Adresse", en: "Address", de: "Adresse" },
        "",
      ),
      sign: choice(signs, { nb: "Skilt", en: "Sign", de: "Schild" }, "Which sign it has", signNames),
      look: choice(looks, { nb: "Utseende", en: "Look", de: "Aussehen" }, "How it is drawn", lookNames),
      group: choice(
        ["services", "buildings", "safety", "outside"],
        { nb: "Liste", en: "List", de: "Liste" },
        "The list that it stands in below the plan",
        inEveryLanguage((language) => planText[language].lists),
      ),
      at: shaped(
        z.array(point).min(1).max(20).describe("Its middle; several where there are several of it"),
        { nb: "Plassering", en: "Position", de: "Position" },
        [],
      ),
      size: shaped(
        extent.nullable().describe("A building's width and depth in plan units"),
        { nb: "Byggets størrelse", en: "Size of the building", de: "Größe des Gebäudes" },
        null,
      ),
      labelAt: shaped(
        z
          .object({ at: point, anchor: z.enum(["start", "middle"]), inWater: z.boolean().default(false) })
          .nullable()
          .describe("The position of its name; null when its sign says enough"),
        { nb: "Navnets plass", en: "Position of the name", de: "Position des Namens" },
        null,
      ),
    },
  },
  (each) => each.max(200),
);

/** The plan of the campsite, as staff write it. */
export const planKind = defineKind({
  name: "plan",
  about: "The plan of the campsite",
  one: "the plan",
  order: [{ by: "id", direction: "asc" }],
  words: {},
  fields: {
    measures: shaped(
      planMeasures,
      { nb: "Mål", en: "Measures", de: "Maße" },
      { width: 752, height: 356.5, metresPerUnit: 0.5, north: 0 },
    ),
    ground: choice(
      ["plain", "own", "site-plan"],
      { nb: "Grunn", en: "Ground", de: "Grundlage" },
      "What the plan is drawn on: nothing, a file of its own, or the house's drawing",
      inEveryLanguage((language) => planText[language].grounds),
    ),
    groundFile: {
      input: groundFile.nullable().default(null),
      output: groundFile.nullable(),
      label: { nb: "Kartet eller bildet", en: "The map or picture", de: "Die Karte oder das Bild" },
      empty: null,
      holds: "json",
    },
    areas: composed(
      z.array(z.object(schemasOf(areaFields, "input"))).max(29),
      { nb: "Felt", en: "Fields", de: "Felder" },
      areaFields,
      [],
    ),
    places,
    captions: shaped(
      z.array(caption).max(50).describe("Words on the ground that are the same in all languages"),
      { nb: "Tekst på grunnen", en: "Words on the ground", de: "Wörter auf dem Untergrund" },
      [],
    ),
    soundings: shaped(
      z.array(sounding).max(200).describe("The depth at a point, in metres; it may lie beyond the plan"),
      { nb: "Dybder", en: "Depths", de: "Tiefen" },
      [],
    ),
  },
  rules: planRules,
});
export type PlanValues = ValuesOf<typeof planKind>;
export type StaffPlan = AnswerOf<typeof planKind>;
type StoredPlan = StoredOf<typeof planKind>;

export type Area = StoredPlan["areas"][number];
type StoredPlace = StoredPlan["places"][number];

/** A place's words, with the language that they are really in. */
type PlaceWords = Pick<StoredPlace, "name" | "note" | "label" | "walk"> & { language: Language };

export type PlanPlace = Omit<StoredPlace, "name" | "note" | "label" | "walk" | "translations"> & {
  words: Translated<PlaceWords>;
};

/** The plan as it is drawn, with its words in each language. */
export type Plan = StoredPlan["measures"] &
  Pick<StoredPlan, "ground" | "groundFile" | "areas" | "captions" | "soundings"> & { places: PlanPlace[] };

/** Whether there is something in a plan that guests could look for. */
export const isBegun = ({ areas, places: stored }: Pick<PlanValues, "areas" | "places">): boolean =>
  areas.length + stored.length > 0;

const drawn = new WeakMap<PlanValues["places"], PlanPlace[]>();

/** The places with their words in each language: the same again for the same, so that what shows them knows that too. */
function drawnPlaces(stored: PlanValues["places"]): PlanPlace[] {
  const known = drawn.get(stored);
  if (known) return known;
  const worded = stored.map(({ name, note, label, walk, translations, ...place }) => ({
    ...place,
    words: inEveryLanguage((language) => {
      const { words, language: actual } = localize({ name, note, label, walk }, translations, language);
      return { ...words, language: actual };
    }),
  }));
  drawn.set(stored, worded);
  return worded;
}

/** The plan with its words in each language, as it is drawn. */
export function drawnPlan({
  measures,
  ground,
  groundFile: file,
  areas,
  places: stored,
  captions,
  soundings,
}: PlanValues): Plan {
  return {
    ...measures,
    ground,
    groundFile: file,
    areas,
    places: drawnPlaces(stored),
    // They belong to the house's drawing.
    captions: ground === "site-plan" ? captions : [],
    soundings: ground === "site-plan" ? soundings : [],
  };
}
