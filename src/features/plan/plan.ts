import { z } from "zod";
import { inEveryLanguage, type Language, type Translated } from "#src/i18n/language.ts";
import { localize } from "#src/i18n/translation.ts";
import type { FormOf } from "#src/cms/form-kind.ts";
import { schemasOf } from "#src/cms/kind/field.ts";
import {
  choice,
  fieldGroup,
  line,
  list,
  optionalLine,
  yesNo,
  customValue,
  customJson,
} from "#src/cms/kind/fields.ts";
import { defineKind, type AnswerOf, type StoredOf, type ValuesOf } from "#src/cms/kind/kind.ts";
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
  depthAtPoint,
  surfaces,
  unitDistance,
} from "./plan-schemas.ts";
import { lookNamesText, planLabelsText, planText, signNamesText } from "#messages/plan";
import { inEachOf, labelsOf } from "#src/i18n/texts.ts";
import { looks, signs } from "./signs.ts";

const labels = labelsOf(planLabelsText);

/* The plan stores rows instead of single pitches, so that moving a row is one change in the history. */

const areaFields = {
  name: customValue(letter, labels.letter, ""),
  kind: {
    ...choice(
      pitchKinds,
      labels.kind,
      "The rental of the area's pitches: for a season or for a day",
      inEachOf(planText, (words) => words.kinds),
    ),
    input: z.enum(pitchKinds).default("unsaid"),
  },
  ampere: customValue(
    ampere.nullable().default(null).describe("The current at each pitch, in ampere. Null when unknown"),
    labels.ampere,
    null,
  ),
  size: customJson(pitchSize, labels.size, [9, 10]),
  isEstimated: yesNo(labels.isEstimated, false, "True when nobody has measured the area's pitches yet"),
  surface: {
    ...choice(
      surfaces,
      labels.surface,
      "The surface of the area's pitches",
      inEachOf(planText, (words) => words.surfaces),
    ),
    input: z.enum(surfaces).default("unsaid"),
  },
  sign: customJson(point.describe("The position of the sign with the area's letter"), labels.sign, [20, 20]),
  rows: customJson(z.array(row).min(1).max(40), labels.rows, []),
  pitches: customJson(
    z.array(ownPitch).max(400).default([]).describe("The pitches that are closed or have their own values"),
    labels.pitches,
    [],
  ),
};

const places = list(
  labels.places,
  {
    words: {
      name: line(labels.signName),
      note: optionalLine(labels.note, { max: 60 }),
      label: optionalLine(labels.signShortName),
      walk: optionalLine(labels.walk, {
        hint: labels.walkHint,
      }),
    },
    fields: {
      id: customValue(
        anchor.describe("The fragment of the place in the page's address: /info/sitemap#reception"),
        labels.id,
        "",
      ),
      sign: choice(signs, labels.signKind, "The sign of the place", signNamesText),
      look: choice(looks, labels.look, "The drawing of the place", lookNamesText),
      group: choice(
        ["services", "buildings", "safety", "outside"],
        labels.group,
        "The list, below the plan, that contains the place",
        inEachOf(planText, ({ lists: { fields: _, ...groups } }) => groups),
      ),
      at: customJson(
        z
          .array(point)
          .min(1)
          .max(20)
          .describe("The middle of the place. Several points stand for several places of the same kind"),
        labels.at,
        [],
      ),
      size: customJson(
        extent.nullable().describe("A building's width and depth in plan units"),
        labels.buildingSize,
        null,
      ),
      labelAt: customJson(
        z
          .object({ at: point, anchor: z.enum(["start", "middle"]), inWater: z.boolean().default(false) })
          .nullable()
          .describe("The position of the place's name. Null for a place with only a sign"),
        labels.labelAt,
        null,
      ),
    },
  },
  (each) => each.max(200),
);

export const planKind = defineKind({
  name: "plan",
  about: "The plan of the campsite",
  one: "the plan",
  order: [{ by: "id", direction: "asc" }],
  words: {},
  fields: {
    measures: customJson(planMeasures, labels.measures, {
      width: 752,
      height: 356.5,
      metresPerUnit: 0.5,
      north: 0,
    }),
    unitDistance: customJson(
      unitDistance.default(0).describe("The metres that must be free between the units of two pitches"),
      labels.unitDistance,
      0,
    ),
    ground: choice(
      ["plain", "own", "site-plan"],
      labels.ground,
      "The ground of the plan: nothing, an uploaded file, or the built-in drawing",
      inEachOf(planText, (words) => words.grounds),
    ),
    groundFile: {
      input: groundFile.nullable().default(null),
      output: groundFile.nullable(),
      label: labels.groundFile,
      empty: null,
      holds: "json",
    },
    areas: fieldGroup(
      z.array(z.object(schemasOf(areaFields, "input"))).max(29),
      labels.areas,
      areaFields,
      [],
    ),
    places,
    captions: customJson(
      z.array(caption).max(50).describe("Texts on the ground that are the same in all languages"),
      labels.captions,
      [],
    ),
    soundings: customJson(
      z
        .array(depthAtPoint)
        .max(200)
        .describe(
          "Points, each with x and y in plan units and the depth in metres. A point may be outside the plan",
        ),
      labels.soundings,
      [],
    ),
  },
  rules: planRules,
});
export type PlanValues = ValuesOf<typeof planKind>;
export type StaffPlan = AnswerOf<typeof planKind>;
export type PlanForm = FormOf<typeof planKind>;
type StoredPlan = StoredOf<typeof planKind>;

export type Area = StoredPlan["areas"][number];
type StoredPlace = StoredPlan["places"][number];

type PlaceWords = Pick<StoredPlace, "name" | "note" | "label" | "walk"> & { language: Language };

export type PlanPlace = Omit<StoredPlace, "name" | "note" | "label" | "walk" | "translations"> & {
  words: Translated<PlaceWords>;
};

export type Plan = StoredPlan["measures"] &
  Pick<StoredPlan, "unitDistance" | "ground" | "groundFile" | "areas" | "captions" | "soundings"> & {
    places: PlanPlace[];
  };

export const isStarted = ({ areas, places: stored }: Pick<PlanValues, "areas" | "places">): boolean =>
  areas.length + stored.length > 0;

const drawn = new WeakMap<PlanValues["places"], PlanPlace[]>();

/** Returns the places with their words. The result is cached, so that memoized components can compare places. */
function toPlaces(stored: PlanValues["places"]): PlanPlace[] {
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

export function toPlan({
  measures,
  unitDistance: distance,
  ground,
  groundFile: file,
  areas,
  places: stored,
  captions,
  soundings,
}: PlanValues): Plan {
  return {
    ...measures,
    unitDistance: distance,
    ground,
    groundFile: file,
    areas,
    places: toPlaces(stored),
    // Captions and soundings are shown only on the built-in drawing.
    captions: ground === "site-plan" ? captions : [],
    soundings: ground === "site-plan" ? soundings : [],
  };
}
