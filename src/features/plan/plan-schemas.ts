import { z } from "zod";
import { planValueFaultsText } from "#messages/plan";
import { labelsOf } from "#src/i18n/texts.ts";
import { faultWords } from "#src/cms/kind/fault-words.ts";
import { someText } from "#src/cms/kind/schemas.ts";

const labels = labelsOf(planValueFaultsText);

/** Returns the schema of a tuple. The API document describes the tuple as a list of fixed length. */
function numbers<const Items extends [z.ZodNumber, ...z.ZodNumber[]]>(items: Items) {
  return z.tuple(items).meta({
    override({ jsonSchema }) {
      delete jsonSchema.prefixItems;
      Object.assign(jsonSchema, {
        items: { type: "number" },
        minItems: items.length,
        maxItems: items.length,
      });
    },
  });
}

/** The maximum width and height of a plan, in plan units. */
const maxPlanSize = 5000;

/** A coordinate within the largest possible plan, in plan units. */
const coordinate = z.number().refine((units) => units >= 0 && units <= maxPlanSize, {
  error: "must lie within the plan",
  params: faultWords(labels.outside),
});

/** A point in plan units from the left edge and the upper edge of the plan. */
export type Point = readonly [x: number, y: number];

export const point = numbers([coordinate, coordinate]);

/** The width and depth of a building, in plan units. */
export const extent = numbers([z.number().min(0).max(maxPlanSize), z.number().min(0).max(maxPlanSize)]);

export const letter = z.string().refine((written) => /^[A-ZÆØÅ]$/.test(written), {
  error: "must be a capital letter",
  params: faultWords(labels.letter),
});

/** The id of a place, without capital letters, so that it never equals an area ("field-C") or a pitch ("C14"). */
export const anchor = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, "must be small letters, digits and hyphens");

export const row = z.object({
  from: z.int().min(1).max(999).describe("The number of the row's first pitch"),
  count: z.int().min(1).max(100).describe("The number of pitches, from left to right"),
  corner: point.describe("The upper left corner of the row's first pitch"),
  angle: z
    .number()
    .min(-180)
    .max(180)
    .default(0)
    .describe("The row's rotation around `corner`, in degrees clockwise"),
});

export const caption = z.object({ at: point, text: someText.max(60) });

/** A point's x and y in plan units, and the depth there in metres. */
export const depthAtPoint = numbers([z.number(), z.number(), z.number().min(0).max(999)]);

export const planMeasures = z.object({
  width: z.number().min(100).max(maxPlanSize).describe("In plan units"),
  height: z.number().min(100).max(maxPlanSize).describe("In plan units"),
  metresPerUnit: z.number().min(0.01).max(10),
  north: z
    .number()
    .min(-180)
    .max(180)
    .default(0)
    .describe("The direction of north, in degrees clockwise from the top"),
});

export const pitchSize = numbers([z.number().min(1).max(60), z.number().min(1).max(60)]).describe(
  "Width and depth of each pitch, in metres",
);

export const unitDistance = z.number().min(0).max(20);

/** TABLE  how guests rent a pitch; for "unsaid" the page says nothing. */
export const pitchKinds = ["unsaid", "season", "day"] as const;

/** TABLE  the surface of a pitch; for "unsaid" the page says nothing. */
export const surfaces = ["unsaid", "grass", "gravel", "paved", "sand"] as const;

export const ampere = z.int().min(0).max(125);

/** The differences of a pitch from its area. Null stands for the area's value. */
export const ownPitch = z.object({
  number: z.int().min(1).max(999),
  kind: z.enum(pitchKinds).exclude(["unsaid"]).nullable().default(null),
  ampere: ampere.nullable().default(null),
  size: pitchSize.nullable().default(null),
  surface: z.enum(surfaces).nullable().default(null),
  isClosed: z.boolean().default(false).describe("True when the pitch is closed for repair"),
});
